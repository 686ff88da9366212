import type { HandEvent } from './event.ts';
import { EventList } from './event-list.ts';
import { cardsDue, openRound, step } from './flow.ts';
import { copyOf, type Hand, hasDeck } from './hand.ts';

const noChance = (): number => 0;

/** What the engine would write next without being asked; nothing where the hand waits for somebody. */
export function nextByItself(hand: Hand): readonly HandEvent[] {
  const events: HandEvent[] = [];
  const log = new EventList().into(events);
  const next = copyOf(hand);
  // between the last card of a street and its betting the deck is not asked again
  if (isDealt(hand)) openRound(next, log);
  else step(next, noChance, log);
  return events;
}

const isDealt = (hand: Hand): boolean =>
  hand.phase === 'dealing' && hand.street >= 0 && hand.live > 1 && hasDeck(hand) && cardsDue(copyOf(hand)) === 0;

/** Whether nothing more follows by itself: how every command leaves a hand. */
export const rests = (hand: Hand): boolean => nextByItself(hand).length === 0;
