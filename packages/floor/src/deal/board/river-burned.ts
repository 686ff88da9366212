import { moveCard, step } from '../../because.ts';
import { cards, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { burn, move } from '../card-move.ts';
import { allInBoard, bettingSince, deckKnown } from './board-facts.ts';
import { isInTime } from './burn-deadline.ts';
import { cardNamer, streetCards } from './burn-mistake.ts';
import { streetOf } from './deck-order.ts';
import { deckProblems } from './deck-problems.ts';
import { cardProblems } from './named-cards.ts';
import { riverLost } from './river-lost.ts';
import { tooManyBurned } from './too-many-burned.ts';

/** The card that should have been the river was burned. */
export const riverBurned = incidentKind({
  phase: 'deal',
  facts: {
    /** Whether it is clear which of the two burned cards is the river. */
    orderKnown: yesNo({ usual: false }),
    /** Whether another card already lies there as the river. */
    riverShown: yesNo({ usual: true }),
    ...bettingSince,
    ...allInBoard,
    burned: cards({ optional: true }),
    shown: cards({ optional: true }),
    ...deckKnown,
  },
  clashes: ({ burned, shown, nextCards, ...dealt }) => [
    ...cardProblems({ burned, shown, nextCards }, { burned: 2, shown: 1 }),
    ...deckProblems(dealt),
  ],
  find(facts, floor) {
    const mistake = { ...facts, street: 'river', burns: 2, upTo: 'river' } as const;
    if (facts.riverShown) return tooManyBurned(mistake, { ...facts, dealtSince: 'none' }, floor);
    isInTime({ ...facts, acted: 0, dealtSince: 'none' }, floor, 'surplus');
    if (!facts.orderKnown) {
      floor.notes('cannotBeTold');
      return riverLost(mistake, [], floor);
    }
    floor.decides('dealing.doubleBurn');
    const cardOf = cardNamer(mistake);
    return {
      outcome: { is: 'boardPutRight', street: 'river', ...streetCards(cardOf, streetOf.river.first, 1) },
      steps: [
        moveCard(
          move(burn(streetOf.river.nthBurn + 1), { is: 'river' }, { card: cardOf(streetOf.river.first), faceUp: true }),
        ),
        step('playOn'),
      ],
    };
  },
});
