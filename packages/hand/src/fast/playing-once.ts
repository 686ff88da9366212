import type { HandContext } from '../decide.ts';
import type { EventSink } from '../event-sink.ts';
import { type HandInPlay, newHand } from '../hand.ts';
import { faultIn } from '../judge-start.ts';
import type { HandSetup } from '../setup.ts';
import type { Choose } from './choose.ts';
import { beginFrom } from './playing-on.ts';
import { playOut } from './playing-through.ts';
import type { ShufflingDeck } from './shuffling-deck.ts';

/**
 * A whole hand from a set-up that nothing else is played from: in a tournament stacks, seats and blinds are others in every
 * hand, and a plan of numbers for one hand alone costs more than it saves. Its deck is `deck`, whatever the set-up says.
 * Throws where no hand begins from such a set-up.
 */
export function playOnce(
  setup: HandSetup,
  deck: ShufflingDeck,
  choose: Choose,
  context: HandContext,
  log: EventSink,
): HandInPlay {
  const fault = faultIn(setup);
  if (fault !== undefined) throw new RangeError(fault);
  const hand = newHand();
  beginFrom(setup, hand, deck, context, log);
  playOut(hand, choose, context, log);
  return hand;
}
