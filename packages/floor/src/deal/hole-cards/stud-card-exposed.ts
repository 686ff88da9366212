import { moveCard, step } from '../../because.ts';
import { count, seat } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { hand, move, stubTop } from '../card-move.ts';
import { howFar, howFarProblems, misdealPossible } from './how-far.ts';
import { misdealt, playedOn } from './void-hand.ts';

/** Stud: while dealing the dealer turns up a down card of a player's first two. */
export const studCardExposed = incidentKind({
  phase: 'deal',
  facts: {
    /** Down cards that the dealer turned up in this deal. */
    exposed: count(1, 16, { usual: 1 }),
    /** Which card of the whole deal, the first one dealt being 1. */
    cardNo: count(1, 16),
    seat: seat({ optional: true }),
    ...howFar,
  },
  clashes: howFarProblems,
  find(facts, floor) {
    const { exposed, cardNo, seat: holder } = facts;
    const possible = misdealPossible(facts, floor);
    if (floor.decides('dealing.misdealStud') === 'misdeal') return possible ? misdealt(floor) : playedOn();
    const first = cardNo <= 2 && floor.asks('dealing.misdealFirstTwoExposed') === 'misdeal';
    const several = exposed >= floor.asks('dealing.misdealTwoExposed');
    if (first) floor.decides('dealing.misdealFirstTwoExposed');
    if (several) floor.decides('dealing.misdealTwoExposed');
    if (first || several) return possible ? misdealt(floor) : playedOn();
    // third street lies there already: nothing is dealt again
    if (facts.found === 'afterActs' || facts.found === 'afterFlop') return playedOn();
    return {
      outcome: { is: 'cardStaysUp' },
      steps: [step('dealOn'), step('thirdCardDown'), moveCard(move(stubTop, hand(holder, 3)))],
    };
  },
});
