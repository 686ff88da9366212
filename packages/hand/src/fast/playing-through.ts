import type { HandCommand } from '../command.ts';
import { type HandContext, record } from '../decide.ts';
import type { EventSink } from '../event-sink.ts';
import { chips, type HandInPlay, seatAt } from '../hand.ts';
import type { HandSetup } from '../setup.ts';
import { wagerOf } from '../wager.ts';
import { type Choose, STAY } from './choose.ts';
import { EventLog } from './event-log.ts';
import { playFlat } from './flat-hand.ts';
import { type FlatPlan, flatPlan } from './flat-plan.ts';
import { playAgain } from './playing-on.ts';
import type { ShufflingDeck } from './shuffling-deck.ts';

/**
 * `playAgain` and then the whole hand, every bet by `choose`; where anything else is asked, the plainest is done: nobody
 * draws, the board is run once, hands are shown. Flop games without a low are played on numbers alone, which is three
 * times as fast; events and the hand afterwards are the same. Until the hand is over, `hand` and `log` tell nothing of it.
 */
export function playThrough(
  hand: HandInPlay,
  deck: ShufflingDeck,
  choose: Choose,
  context: HandContext,
  log: EventSink,
): void {
  if (hand.phase !== 'ended') throw new RangeError('the hand before has not ended');
  const plan = planFor(hand.setup, deck);
  // within `choose` somebody may play another hand
  if (plan?.cards !== deck.length || playing || !(log instanceof EventLog)) {
    playGenerally(hand, deck, choose, context, log);
    return;
  }
  playing = true;
  try {
    playFlat(plan, hand, deck, choose, log);
  } finally {
    playing = false;
  }
}

let playing = false;

let lastSetup: HandSetup | undefined;
let lastPlan: FlatPlan | undefined;
const plans = new WeakMap<HandSetup, FlatPlan | 'none'>();

function planFor(setup: HandSetup, deck: ShufflingDeck): FlatPlan | undefined {
  if (setup === lastSetup) return lastPlan;
  let plan = plans.get(setup);
  if (plan === undefined) {
    plan = flatPlan(setup, deck) ?? 'none';
    plans.set(setup, plan);
  }
  lastSetup = setup;
  lastPlan = plan === 'none' ? undefined : plan;
  return lastPlan;
}

/** By the engine for everything. */
export function playGenerally(
  hand: HandInPlay,
  deck: ShufflingDeck,
  choose: Choose,
  context: HandContext,
  log: EventSink,
): void {
  playAgain(hand, deck, context, log);
  playOut(hand, choose, context, log);
}

/** What is left of a hand. */
export function playOut(hand: HandInPlay, choose: Choose, context: HandContext, log: EventSink): void {
  while (hand.phase !== 'ended') {
    const refusal = record(hand, nextCommand(hand, choose), context, log);
    if (refusal !== undefined) throw new RangeError(refusal.code);
  }
}

function nextCommand(hand: HandInPlay, choose: Choose): HandCommand {
  if (hand.phase === 'runs') return { type: 'AgreeRuns', runs: 1 };
  const seat = seatAt(hand, hand.actor);
  if (hand.phase === 'drawing') return { type: 'Discard', seat, cards: [] };
  if (hand.phase === 'showdown') return { type: 'Show', seat };
  const { toCall, min, max } = wagerOf(hand, hand.actor);
  const choice = choose(seat, toCall, min, max);
  if (choice > STAY) return { type: 'BetTo', seat, to: chips(choice) };
  if (hand.bringInDue) return { type: 'PostBringIn', seat };
  if (choice < STAY) return { type: 'Fold', seat };
  return { type: toCall > 0 ? 'Call' : 'Check', seat };
}
