import { incidentKind } from '../../incident-kind.ts';
import { howFar, howFarProblems, misdealPossible } from './how-far.ts';
import { misdealt, playedOn } from './void-hand.ts';

/** A mistake in the deal that no rulebook lists: the deck was not cut, not shuffled, taken from another table. */
export const otherDealError = incidentKind({
  phase: 'deal',
  facts: { ...howFar },
  clashes: howFarProblems,
  find(facts, floor) {
    if (!misdealPossible(facts, floor)) {
      floor.decides('dealing.misdealDeadline');
      return playedOn();
    }
    switch (floor.decides('dealing.misdealOtherError')) {
      case 'no':
        return playedOn();
      case 'floorDecides':
        return {
          ...misdealt(floor),
          discretion: {
            range: [{ is: 'misdeal' }, { is: 'playOn' }],
            weigh: ['fairness', 'informationKnown', 'timeLost'],
          },
        };
    }
  },
});
