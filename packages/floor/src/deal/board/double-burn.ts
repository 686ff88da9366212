import { cards, count, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { allInBoard, bettingSince, boardStreet, dealtSince, deckKnown } from './board-facts.ts';
import { lastDealt } from './burn-mistake.ts';
import { streetOf } from './deck-order.ts';
import { deckProblems } from './deck-problems.ts';
import { cardProblems } from './named-cards.ts';
import { streetProblems } from './street-problems.ts';
import { tooManyBurned } from './too-many-burned.ts';

/** More than one card was burned before a street. */
export const doubleBurn = incidentKind({
  phase: 'deal',
  facts: {
    street: boardStreet,
    ...bettingSince,
    dealtSince,
    ...allInBoard,
    /** Whether it is clear which burn card was the first. */
    orderKnown: yesNo({ usual: true }),
    burns: count(2, 4, { usual: 2 }),
    /** The cards burned, in order, and those of the street. */
    burned: cards({ optional: true }),
    shown: cards({ optional: true }),
    ...deckKnown,
  },
  clashes: (facts) => [
    ...streetProblems(facts),
    ...deckProblems(facts),
    ...cardProblems(
      { burned: facts.burned, shown: facts.shown, nextCards: facts.nextCards },
      { burned: facts.burns, shown: streetOf[facts.street].size },
    ),
  ],
  find: (facts, floor) => tooManyBurned({ ...facts, upTo: lastDealt(facts.street, facts.dealtSince) }, facts, floor),
});
