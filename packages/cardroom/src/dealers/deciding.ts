import { type Decide, type Decision, happens, reasonIn, refused } from '../decision.ts';
import type { DealerId } from '../ids.ts';
import type { RoomRefusal } from '../refusal.ts';
import type { Room } from '../room.ts';
import { isOpen } from '../seats.ts';
import type { DealerMove, RotationPlan, Shift, Station } from './dealer.ts';
import { breakCut, dealerAt, downsAtNext, nextPush, onDuty } from './rotation.ts';

const MOST_MINUTES = 240;
const MOST_TABLES = 20;

export const planRotation: Decide<'PlanRotation'> = ({ rotation }, { plan }, { now }) => {
  if (plan === undefined)
    return rotation === undefined
      ? refused({ code: 'nothing-changes' })
      : happens({ v: 1, type: 'RotationPlanned', at: now });
  const isSound = (count: number, least: number, most: number): boolean =>
    Number.isSafeInteger(count) && count >= least && count <= most;
  const { every, most, pause } = plan;
  if (!isSound(every, 5, MOST_MINUTES) || !isSound(most, 1, MOST_TABLES) || !isSound(pause, 0, MOST_MINUTES))
    return refused({ code: 'plan-out-of-range', minutes: MOST_MINUTES, tables: MOST_TABLES });
  return isSame(rotation, plan)
    ? refused({ code: 'nothing-changes' })
    : happens({ v: 1, type: 'RotationPlanned', plan: { every, most, pause }, at: now });
};

const isSame = (a: RotationPlan | undefined, b: RotationPlan): boolean =>
  a?.every === b.every && a.most === b.most && a.pause === b.pause;

export const clockIn: Decide<'ClockIn'> = ({ dealers }, { dealer, person, called }, { now }) => {
  const isHere = [...dealers].some(
    ([id, one]) => one.shift !== undefined && (id === dealer || (person !== undefined && one.person === person)),
  );
  if (isHere) return refused({ code: 'on-duty-already' });
  return happens({
    ...{ v: 1, type: 'DealerClockedIn', dealer, at: now },
    ...(person !== undefined && { person }),
    ...(called !== undefined && { called }),
  });
};

export const clockOut: Decide<'ClockOut'> = ({ dealers }, { dealer }, { now }) =>
  dealers.get(dealer)?.shift === undefined
    ? refused({ code: 'not-on-duty' })
    : happens({ v: 1, type: 'DealerClockedOut', dealer, at: now });

/** To a table where another deals he relieves him; two who deal change tables. Against the plan it takes a reason. */
export const moveDealer: Decide<'MoveDealer'> = (room, { dealer, to, reason: said }, { now }) => {
  const shift = room.dealers.get(dealer)?.shift;
  if (shift === undefined) return refused({ code: 'not-on-duty' });
  if (shift.at === to) return refused({ code: 'nothing-changes' });
  if (to !== 'off' && !isOpen(room.tables.get(to))) return refused({ code: 'not-open' });
  const there = to === 'off' ? undefined : dealerAt(room, to);
  const moves = [{ dealer, to }, ...(there === undefined ? [] : [{ dealer: there, to: shift.at }])];
  const reason = reasonIn(said);
  if (reason === undefined) {
    const objection = againstPlan(room, moves, now);
    if (objection !== undefined) return refused(objection);
  }
  return moved(room, moves, 'floor', { now, reason });
};

/** As it is proposed; otherwise, before its time, or past a break that is due, with a reason. */
export const pushDealers: Decide<'PushDealers'> = (room, { moves: instead, reason: said }, { now }) => {
  const push = nextPush(room);
  if (push === undefined) return refused({ code: 'nothing-to-push' });
  const reason = reasonIn(said);
  if (reason === undefined) {
    if (instead !== undefined) return refused({ code: 'reason-needed' });
    if (now < push.at) return refused({ code: 'not-due-yet', at: push.at });
    if (push.owed.length > 0) return refused({ code: 'break-owed', dealers: push.owed });
  }
  if (instead === undefined) return moved(room, push.moves, 'push', { now, reason });
  const real = instead.filter(({ dealer, to }) => room.dealers.get(dealer)?.shift?.at !== to);
  const objection = impossible(room, real);
  return objection === undefined ? moved(room, real, 'push', { now, reason }) : refused(objection);
};

/** Nobody is at two tables, and no two at one. */
function impossible(room: Room, moves: readonly DealerMove[]): RoomRefusal | undefined {
  const movers = new Set(moves.map(({ dealer }) => dealer));
  const tables = moves.flatMap(({ to }) => (to === 'off' ? [] : [to]));
  if (moves.some(({ dealer }) => room.dealers.get(dealer)?.shift === undefined)) return { code: 'not-on-duty' };
  if (tables.some((table) => !isOpen(room.tables.get(table)))) return { code: 'not-open' };
  const taken = tables.some((table) => {
    const there = dealerAt(room, table);
    return there !== undefined && !movers.has(there);
  });
  const isTwice = movers.size < moves.length || new Set(tables).size < tables.length;
  return taken || isTwice ? { code: 'dealer-there' } : undefined;
}

/** What the plan has against it; nothing where there is none. A table that nobody deals at is always filled by who is ready. */
function againstPlan(room: Room, moves: readonly DealerMove[], now: Parameters<typeof breakCut>[2]) {
  if (room.rotation === undefined) return undefined;
  for (const { dealer, to } of moves) {
    const shift = room.dealers.get(dealer)?.shift;
    if (shift === undefined) continue;
    if (to !== 'off') {
      const until = breakCut(room, dealer, now);
      if (until !== undefined) return { code: 'break-not-over', until } as const;
      if (downsAtNext(room, shift, now) > room.rotation.most) return { code: 'break-owed', dealers: [dealer] } as const;
    }
    if (shift.at !== 'off') return { code: 'only-at-push' } as const;
  }
  return undefined;
}

type Made = { readonly now: Parameters<typeof breakCut>[2]; readonly reason: string | undefined };

function moved(room: Room, moves: readonly DealerMove[], by: 'push' | 'floor', { now, reason }: Made): Decision {
  const from = (dealer: DealerId): Station => room.dealers.get(dealer)?.shift?.at ?? 'off';
  return happens({
    ...({ v: 1, type: 'DealersMoved', by, at: now } as const),
    moves: moves.map(({ dealer, to }) => ({ dealer, from: from(dealer), to })),
    owed: owedAfter(room, moves, by, now),
    ...(reason !== undefined && { reason }),
  });
}

/** Who deals on afterwards though a break was due. */
function owedAfter(room: Room, moves: readonly DealerMove[], by: 'push' | 'floor', now: Made['now']) {
  const { rotation } = room;
  if (rotation === undefined) return [];
  const downs = (dealer: DealerId, shift: Shift): number => {
    const to = moves.find((one) => one.dealer === dealer)?.to;
    if (to === 'off' || (to === undefined && (by === 'floor' || shift.at === 'off'))) return 0;
    return downsAtNext(room, shift, now);
  };
  return onDuty(room).flatMap(([dealer, shift]) => (downs(dealer, shift) > rotation.most ? [dealer] : []));
}

/** Whoever is still there goes as the room closes. */
export const allClockOut = (room: Room, at: Made['now']) =>
  onDuty(room).map(([dealer]) => ({ v: 1, type: 'DealerClockedOut', dealer, at }) as const);
