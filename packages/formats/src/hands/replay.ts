import { type HandCommand, type HandEvent, type HandInPlay, type HandRefusal, newHand, play } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { RecordFault, Repair, RepairOf } from '../problems/record-fault.ts';
import { finishShowdown } from './finish-showdown.ts';
import type { HandRecord, RecordedAction } from './hand-record.ts';
import { mendingOf } from './mending.ts';
import { placeOf } from './place-of.ts';
import { coarserShares } from './share-unit.ts';

export type Replay = {
  /** At the end of the record, or where it broke off. */
  readonly hand: HandInPlay;
  readonly events: readonly HandEvent[];
  /** Where the events of each action of the record begin among them. */
  readonly begins: readonly number[];
  readonly repairs: readonly Repair[];
  readonly fault: RecordFault | undefined;
};

/** Plays a record through the engine. Where it must be put right to go on, the replay says so. */
export function replayRecord(record: HandRecord): Replay {
  const replay = replayAs(record, record.setup);
  const { fault } = replay;
  if (record.looser !== undefined && fault !== undefined && isOverLimit(fault)) {
    const again = replayAs(record, record.looser);
    return again.fault === undefined ? { ...again, repairs: [overLimitAt(fault), ...again.repairs] } : replay;
  }
  const shareUnit = coarserShares(replay.events, record.decimals);
  return shareUnit === undefined ? replay : replayAs(record, { ...record.setup, shareUnit });
}

const isOverLimit = (fault: RecordFault): boolean =>
  fault.code === 'action-refused' && fault.refusal.code === 'bet-too-large';
const overLimitAt = (fault: RecordFault): Repair => ({
  ...placeOf(fault),
  code: 'bets-over-limit',
});

function replayAs(record: HandRecord, setup: HandRecord['setup']): Replay {
  const hand = newHand();
  const events: HandEvent[] = [];
  const repairs: Repair[] = [];
  const begins: number[] = [];
  const { actions, places, start } = record;
  const refused = play(hand, { type: 'StartHand', setup }, context, events);
  if (refused !== undefined)
    return { hand, events, begins, repairs, fault: { ...start, code: 'action-refused', refusal: refused } };
  for (let nth = 0; nth < actions.length; nth += 1) {
    begins.push(events.length);
    const refusal = act(hand, actions[nth] as RecordedAction, events);
    if (refusal === undefined) continue;
    const place = places[nth] ?? start;
    const still = mend(hand, record, nth, refusal, events, (repair) => repairs.push({ ...place, ...repair }));
    if (still !== undefined)
      return { hand, events, begins, repairs, fault: { ...place, code: 'action-refused', refusal: still } };
  }
  if (hand.phase !== 'ended') {
    const place = places.at(-1) ?? start;
    const tell = (repair: RepairOf) => repairs.push({ ...place, ...repair });
    finishShowdown(hand, tell, (command) => play(hand, command, context, events));
  }
  return { hand, events, begins, repairs, fault: undefined };
}

const context = {
  random: (): number => {
    throw new Error('a record brings its own cards');
  },
};

/** Tries until the action is accepted; says what is refused where nothing helps. */
function mend(
  hand: HandInPlay,
  record: HandRecord,
  nth: number,
  first: HandRefusal,
  events: HandEvent[],
  tell: (repair: RepairOf) => void,
): HandRefusal | undefined {
  let refusal: HandRefusal | undefined = first;
  while (refusal !== undefined) {
    const mending = mendingOf(hand, record, nth, refusal);
    if (mending === undefined) return refusal;
    const failed = mending.play === undefined ? undefined : act(hand, mending.play, events);
    if (failed !== undefined) return refusal;
    if (mending.repair !== undefined) tell(mending.repair);
    if (mending.how !== 'before') return undefined;
    refusal = act(hand, record.actions[nth] as RecordedAction, events);
  }
  return undefined;
}

function act(hand: HandInPlay, action: RecordedAction, events: HandEvent[]): HandRefusal | undefined {
  // a record that says nothing of several boards goes on with one
  if (hand.phase === 'runs' && action.type !== 'AgreeRuns') play(hand, { type: 'AgreeRuns', runs: 1 }, context, events);
  if (action.type !== 'CheckOrCall') return play(hand, action, context, events);
  const { seat } = action;
  const refusal = play(hand, checkOrCall(hand, seat), context, events);
  // nobody can win as much from him as the price says
  if (refusal?.code === 'nothing-to-call') return play(hand, { type: 'Check', seat }, context, events);
  return refusal;
}

function checkOrCall(hand: HandInPlay, seat: SeatNo): HandCommand {
  const player = hand.players[hand.actor];
  return { type: player !== undefined && player.bet < hand.price ? 'Call' : 'Check', seat };
}
