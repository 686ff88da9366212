import { moveCard, moving, step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { aside, burn, type CardPlace, hand, move, stubTop } from '../card-move.ts';
import { misdealt } from './void-hand.ts';

/** A known card too many goes back on the stub and is burned before the flop, so that all that follows stays as it was. */
export function extraCardBurned(from: CardPlace, floor: Inquiry): Finding {
  switch (floor.decides('dealing.extraCard')) {
    case 'nextBurn':
      return {
        outcome: { is: 'extraCardBurned' },
        steps: [
          moveCard(move(from, stubTop)),
          moveCard(move(stubTop, burn(1))),
          step('noBurnBeforeFlop'),
          step('playOn'),
        ],
      };
    case 'misdeal':
      return misdealt(floor);
  }
}

/** Whether so many cards too many are a misdeal though they are known. */
export function tooManySurplus(cards: number, floor: Inquiry): boolean {
  // what is said of one card too many needs no number to say so
  const most = cards === 1 ? floor.frames('dealing.extraCardsMisdeal') : floor.asks('dealing.extraCardsMisdeal');
  if (cards < most) return false;
  floor.decides('dealing.extraCardsMisdeal');
  return true;
}

type Holder = { readonly seat: number | undefined; readonly found: string };

/** Too late for a misdeal: the floor draws what is too much without looking. */
export const surplusDrawn = (cards: number, { seat, found }: Holder): Finding => ({
  outcome: { is: 'surplusDrawn', cards },
  steps: [
    step('callFloor'),
    moving(
      step('drawSurplus', { cards }),
      Array.from({ length: cards }, () =>
        move(hand(seat), found === 'afterFlop' ? aside : burn(1), { card: { is: 'drawn' } }),
      ),
    ),
    step(found === 'afterFlop' ? 'servesAsNextBurn' : 'noBurnBeforeFlop'),
    step('playOn'),
  ],
});
