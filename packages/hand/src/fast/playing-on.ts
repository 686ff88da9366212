import { start } from '../beginning-steps.ts';
import type { HandContext } from '../decide.ts';
import type { EventSink } from '../event-sink.ts';
import { postForcedBets, proceed } from '../flow.ts';
import { clearHand, type HandInPlay } from '../hand.ts';
import type { HandSetup } from '../setup.ts';
import type { ShufflingDeck } from './shuffling-deck.ts';

/**
 * Once more from the set-up of a hand that has ended, with another deck: it was judged when it was begun, and need not
 * be again. The cards lie in `deck` until the hand has ended, so nobody may shuffle it before.
 */
export function playAgain(hand: HandInPlay, deck: ShufflingDeck, context: HandContext, log: EventSink): void {
  if (hand.phase !== 'ended') throw new RangeError('the hand before has not ended');
  clearHand(hand);
  beginFrom(hand.setup, hand, deck, context, log);
}

/** The blinds are posted and the first cards dealt. */
export function beginFrom(
  setup: HandSetup,
  hand: HandInPlay,
  deck: ShufflingDeck,
  { random }: HandContext,
  log: EventSink,
): void {
  start(hand, setup, deck);
  log.handStartedAgain(setup, deck);
  postForcedBets(hand, log);
  proceed(hand, random, log);
}
