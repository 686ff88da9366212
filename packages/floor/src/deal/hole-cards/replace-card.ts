import { moveCard, step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { aside, burn, hand, move, stubTop } from '../card-move.ts';
import { firstBurnOf, roundOf } from './deal-position.ts';

type Replaced = {
  /** Counted from the first card of the deal. */
  readonly cardNo: number;
  readonly seat: number | undefined;
  readonly players: number;
  readonly holeCards: number;
  readonly found: string;
};

/** A hole card is replaced by the card that would have been the first burn, and takes that one's place. */
export function replacedByFirstBurn({ cardNo, seat, found, ...dealt }: Replaced, floor: Inquiry): Finding {
  const replacement = firstBurnOf(dealt);
  const nth = roundOf(cardNo, dealt);
  floor.notes('replacementCard', { card: replacement, flopFrom: replacement + 1, flopTo: replacement + 3 });
  return {
    outcome: { is: 'cardReplaced', by: 'firstBurn', replacement },
    steps: [
      step('showWrongCard'),
      moveCard(move(hand(seat, nth), aside, { card: { is: 'nthOfDeck', nth: cardNo }, faceUp: true })),
      ...(found === 'whileDealing' ? [step('dealOn')] : []),
      moveCard(move(stubTop, hand(seat, nth), { card: { is: 'nthOfDeck', nth: replacement } })),
      moveCard(move(aside, burn(1), { card: { is: 'nthOfDeck', nth: cardNo }, faceUp: true })),
      step('noBurnBeforeFlop'),
    ],
  };
}
