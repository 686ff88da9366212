import { moveCard, type Step, step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { aside, burn, type CardPlace, hand, move, outOfPlay, stubTop } from '../card-move.ts';
import { firstBurnOf, roundOf } from './deal-position.ts';
import { replacedByFirstBurn } from './replace-card.ts';

type Found = {
  readonly where: 'holeCards' | 'flop' | 'turn' | 'river';
  readonly cardNo: number | undefined;
  readonly flopCard: number | undefined;
  readonly seat: number | undefined;
  readonly players: number;
  readonly holeCards: number;
  readonly found: string;
};

/** A card that counts for nothing, boxed or foreign to the game, is replaced as the rulebook replaces a boxed card. */
export function scrapReplaced(found: Found, floor: Inquiry): Finding {
  const place = placeOf(found);
  switch (floor.decides('dealing.boxedCard', found.where === 'holeCards' ? undefined : 'onBoard')) {
    case 'asIfNotThere':
      return {
        outcome: { is: 'cardReplaced', by: 'nextCard' },
        steps: [
          step('showWrongCard'),
          moveCard(move(place, outOfPlay, { faceUp: true })),
          moveCard(move(stubTop, place, { faceUp: found.where !== 'holeCards' })),
          step('followingCardsMoveUp'),
        ],
      };
    case 'swapWithBurn':
      if (found.where === 'holeCards') return swappedHoleCard(found, floor);
      return {
        outcome: { is: 'cardReplaced', by: 'nextBurn' },
        steps: [
          step('showWrongCard'),
          moveCard(move(place, nextBurnAt[found.where], { faceUp: true })),
          ...restOfFlop(found),
          moveCard(move(stubTop, place, { faceUp: true })),
          ...(found.where === 'river' ? [] : [step('servesAsNextBurn')]),
        ],
      };
  }
}

const swappedHoleCard = ({ cardNo, ...found }: Found, floor: Inquiry): Finding =>
  cardNo === undefined
    ? {
        outcome: { is: 'cardReplaced', by: 'firstBurn', replacement: firstBurnOf(found) },
        steps: [step('dealOn'), step('noBurnBeforeFlop')],
      }
    : replacedByFirstBurn({ ...found, cardNo }, floor);

function placeOf({ where, cardNo, flopCard, seat, ...dealt }: Found): CardPlace {
  switch (where) {
    case 'holeCards':
      return hand(seat, cardNo === undefined ? undefined : roundOf(cardNo, dealt));
    case 'flop':
      return { is: 'flop', nth: flopCard === 1 || flopCard === 2 ? flopCard : 3 };
    case 'turn':
    case 'river':
      return { is: where };
  }
}

/** It waits there for the street after; after the river there is none. */
const nextBurnAt: { readonly [W in 'flop' | 'turn' | 'river']: CardPlace } = {
  flop: burn(2),
  turn: burn(3),
  river: aside,
};

/** The other cards of the flop come first. */
const restOfFlop = ({ flopCard = 3 }: Found): readonly Step[] =>
  ([1, 2, 3] as const)
    .filter((nth) => nth > flopCard)
    .map((nth) => moveCard(move(stubTop, { is: 'flop', nth }, { faceUp: true })));
