import { type Instant, later } from '@riffle/aggregate';
import { type Decide, type Decision, happens, reasonIn, refused } from './decision.ts';
import type { RoomEvent } from './event.ts';
import type { GuestId } from './ids.ts';
import { proposals } from './proposal.ts';
import type { Call, Place, Room } from './room.ts';
import { policyOf } from './rulebook-of.ts';
import { freeSeats } from './seats.ts';
import { callable, isCalled, waitingFor } from './waiting-list.ts';

const MINUTE = 60_000;

/** [gcb:C2.i1] The next of the list; somebody else takes a reason. */
export const callGuest: Decide<'CallGuest'> = (room, { guest, place, reason: said }, { now }) => {
  const table = room.tables.get(place.table);
  if (table === undefined) return refused({ code: 'no-such-table' });
  if (waitingFor(room, guest, table.game) === undefined) return refused({ code: 'not-on-list' });
  if (isCalled(room, guest)) return refused({ code: 'called-already' });
  if (!freeSeats(room, place.table).includes(place.seat)) return refused({ code: 'seat-not-free' });
  const before = claimsBefore(room, guest, place, now);
  const reason = reasonIn(said);
  const because = [policyOf(room, 'cash.listPriority'), policyOf(room, 'cash.callWait')];
  if (before.length > 0 && reason === undefined)
    return refused({ code: 'others-first', guests: before, refs: because.flatMap(({ refs }) => refs) });
  return happens(called(room, guest, place, now, reason));
};

/** Who has an earlier claim on a place than somebody. */
export function claimsBefore(room: Room, guest: GuestId, { table }: Place, now: number): readonly GuestId[] {
  const first = proposals(room, now).find((one) => one.kind !== 'balance' && one.to.table === table);
  if (first !== undefined && first.kind !== 'balance') return first.guest === guest ? [] : [first.guest];
  // no seat is proposed for this table: another needs the newcomer more, or nobody waits
  const game = room.tables.get(table)?.game;
  const next = game === undefined ? undefined : callable(room, game).at(0);
  return next === undefined || next.guest === guest ? [] : [next.guest];
}

export const answerCall: Decide<'AnswerCall'> = (room, { guest }) => {
  const call = callOf(room, guest);
  if (call === undefined) return refused({ code: 'no-such-call' });
  return call.coming === true ? refused({ code: 'nothing-changes' }) : happens({ v: 1, type: 'CallAnswered', guest });
};

/** [gcb:C2.i2] Who has not come in time goes to the end, and his successor gets the seat. */
export const lapseCall: Decide<'LapseCall'> = (room, { guest }, { now }) => {
  const call = callOf(room, guest);
  if (call === undefined) return refused({ code: 'no-such-call' });
  if (call.until > now) return refused({ code: 'not-due-yet', at: call.until });
  const because = [policyOf(room, 'cash.callWait')];
  const ended = { v: 1, type: 'CallEnded', guest, game: call.game, atEnd: true, at: now, because } as const;
  return withSuccessor(room, call, ended, now);
};

/** [gcb:C2.i3] To the direct successor; who gave up his turn is put back at the head of the list. */
export const giveUpTurn: Decide<'GiveUpTurn'> = (room, { guest }, { now }) => {
  const call = callOf(room, guest);
  if (call === undefined) return refused({ code: 'no-such-call' });
  const next = callable(room, call.game).at(0);
  if (next === undefined) return refused({ code: 'nobody-next' });
  const because = [policyOf(room, 'cash.callWait')];
  return happens(
    { v: 1, type: 'TurnGivenUp', guest, game: call.game, to: next.guest, because },
    called(room, next.guest, call.place, now),
  );
};

function withSuccessor(room: Room, call: Call, ended: RoomEvent, now: Instant): Decision {
  const next = callable(room, call.game).find((one) => one.guest !== call.guest);
  return happens(ended, ...(next === undefined ? [] : [called(room, next.guest, call.place, now)]));
}

function called(room: Room, guest: GuestId, place: Place, at: Call['at'], reason?: string) {
  const wait = policyOf(room, 'cash.callWait');
  const game = room.tables.get(place.table)?.game;
  if (game === undefined) throw new RangeError('a call to a table that is not there');
  const because = [policyOf(room, 'cash.listPriority'), wait];
  const until = later(at, wait.value * MINUTE);
  return {
    ...({ v: 1, type: 'GuestCalled', guest, game, place, at, until, because } as const),
    ...(reason !== undefined && { reason }),
  };
}

export const callOf = ({ calls }: Room, guest: GuestId): Call | undefined => calls.find((one) => one.guest === guest);
