import { step } from '../../because.ts';
import { card, choice, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { move, stubShuffled, stubTop } from '../card-move.ts';
import { boardStreet, deckKnown } from './board-facts.ts';
import { cardAt, streetOf, stubSize, told } from './deck-order.ts';
import { deckProblems } from './deck-problems.ts';
import { burnFlashedCard } from './flashed-card-burned.ts';
import { cardProblems } from './named-cards.ts';
import { shuffleStub } from './shuffle-stub.ts';

const WEIGH = ['informationKnown', 'fairness', 'dealersPart'] as const;

/** A card of the stub could be seen before its time, without having been laid on the board. */
export const boardCardFlashed = incidentKind({
  phase: 'deal',
  facts: {
    /** The street that comes next. */
    street: boardStreet,
    /** What it would have become. */
    which: choice(['nextBurn', 'nextBoardCard', 'deeper'], { usual: 'nextBoardCard' }),
    /** Whether the burn before this street was made. */
    burnMade: yesNo({ usual: false, when: { which: ['nextBoardCard', 'deeper'] } }),
    seenBy: choice(['onePlayer', 'several', 'all'], { usual: 'several' }),
    shown: card({ optional: true }),
    ...deckKnown,
  },
  clashes: ({ shown, nextCards, ...dealt }) => [...cardProblems({ shown, nextCards }), ...deckProblems(dealt)],
  find(facts, floor) {
    const { street, which, seenBy, shown, burnMade = false } = facts;
    const { burn, first, nthBurn, before } = streetOf[street];
    const seen = which === 'deeper' ? undefined : cardAt(shown, which === 'nextBurn' ? burn : first, facts);
    const name = told(seen);
    const named = name === undefined ? {} : { card: name };
    const stays = { is: 'stubCardStays', ...named } as const;
    const range = [stays, { is: 'stubCardBurned', ...named }, { is: 'stubReshuffled' }] as const;
    const discretion = { range, weigh: WEIGH };
    const show = seenBy === 'all' ? [] : [step('showCardToAll')];
    const staying: Finding = { outcome: stays, discretion, steps: [...show, step('playOn')] };
    switch (floor.decides('dealing.flashedStubCard')) {
      case 'inPlaceShown':
        return staying;
      case 'burnCard':
        if (seen === undefined) return staying;
        return {
          outcome: { is: 'stubCardBurned', ...named },
          discretion,
          steps: [...show, ...burnFlashedCard(facts, seen), step('playOn')],
        };
      case 'reshuffled': {
        const shuffled = stubSize(facts, burnMade ? nthBurn : nthBurn - 1, before);
        return {
          outcome: { is: 'stubReshuffled' },
          discretion,
          steps: [
            shuffleStub(shuffled, [move(stubTop, stubShuffled, seen === undefined ? {} : { card: seen })]),
            step('playOn'),
          ],
        };
      }
    }
  },
});
