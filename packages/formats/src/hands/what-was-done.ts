import type { HandEvent } from '@riffle/hand';
import type { PlayedHand } from './played-hand.ts';

const DONE: ReadonlySet<HandEvent['type']> = new Set([
  'BringInPosted',
  'Folded',
  'Checked',
  'Called',
  'BetMade',
  'Completed',
  'Raised',
  'Discarded',
]);

/** For tests: what the players did, without what follows from it. */
export const doneIn = ({ events }: PlayedHand): readonly HandEvent[] =>
  events.filter(({ type }) => DONE.has(type)).map(asTold);

/** A text says what was paid: not what a short bring-in owed, and without one not whether a first bet completes it. */
function asTold(event: HandEvent): HandEvent {
  if (event.type === 'BringInPosted') return { ...event, owed: event.amount };
  return event.type === 'Completed' ? { ...event, type: 'BetMade' } : event;
}
