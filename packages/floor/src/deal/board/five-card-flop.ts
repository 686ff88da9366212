import { step } from '../../because.ts';
import { cards, count } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { backIntoStub, dealAnew } from './deal-anew.ts';
import { deckProblems } from './deck-problems.ts';
import { cardProblems } from './named-cards.ts';

/** Five or more cards were dealt as the flop. */
export const fiveCardFlop = incidentKind({
  phase: 'deal',
  facts: {
    dealt: count(5, 8, { usual: 5 }),
    acted: count(0, 10, { usual: 0 }),
    flop: cards({ optional: true }),
    players: count(2, 10, { optional: true }),
    holeCards: count(2, 6, { usual: 2 }),
  },
  clashes: ({ flop, dealt, ...its }) => [...cardProblems({ flop }, { flop: dealt }), ...deckProblems(its)],
  find(facts, floor) {
    const { dealt, flop = [], acted } = facts;
    switch (floor.decides('dealing.fiveCardFlop')) {
      case 'newFlop':
        return dealAnew({
          ...facts,
          street: 'flop',
          shown: facts.flop,
          burnsLying: 1,
          extra: Array.from({ length: dealt - 3 }, (_, at) =>
            backIntoStub({ is: 'boardSurplus', nth: at + 1 }, flop[at + 3]),
          ),
          beforeDeal: acted > 0 ? [step('betsStand')] : [],
        });
      case 'misdeal':
        return { outcome: { is: 'misdeal' }, steps: [step('stopPlay'), step('announce')] };
    }
  },
});
