import { yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { howFar, howFarProblems, misdealPossible } from './how-far.ts';
import { mayRepair, repaired, whetherRepairable } from './repair.ts';
import { misdealt, playedOn } from './void-hand.ts';

/** Cards were dealt in the wrong order: two in a row, a seat passed over in one round, two seats swapped. */
export const dealtOutOfOrder = incidentKind({
  phase: 'deal',
  facts: {
    /** It is no more than two cards in a row to the button. */
    twoToButton: yesNo({ usual: false }),
    ...whetherRepairable,
    ...howFar,
  },
  clashes: howFarProblems,
  find(facts, floor) {
    if (facts.twoToButton && floor.decides('dealing.buttonTwoCards') === 'yes') return playedOn();
    if (floor.decides('dealing.misdealOutOfOrder') === 'no' || !misdealPossible(facts, floor)) return playedOn();
    return mayRepair(facts, 'outOfOrder', floor) ? repaired : misdealt(floor);
  },
});
