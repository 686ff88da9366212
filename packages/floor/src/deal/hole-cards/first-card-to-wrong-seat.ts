import { incidentKind } from '../../incident-kind.ts';
import { howFar, howFarProblems, misdealPossible } from './how-far.ts';
import { mayRepair, repaired, whetherRepairable } from './repair.ts';
import { misdealt, playedOn } from './void-hand.ts';

/** The deal began at the wrong seat. */
export const firstCardToWrongSeat = incidentKind({
  phase: 'deal',
  facts: { ...whetherRepairable, ...howFar },
  clashes: howFarProblems,
  find(facts, floor) {
    if (floor.decides('dealing.misdealFirstCardWrongSeat') === 'no' || !misdealPossible(facts, floor))
      return playedOn();
    return mayRepair(facts, 'firstCard', floor) ? repaired : misdealt(floor);
  },
});
