import { step } from '../because.ts';
import { choice, count, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A guest has been called from the waiting list: he does not come, or gives up his turn. */
export const calledFromList = incidentKind({
  phase: 'cash',
  facts: {
    what: choice(['doesNotCome', 'givesUpTurn'], { usual: 'doesNotCome' }),
    /** Full minutes since the call; a second more counts as the next minute. */
    minutes: count(0, 120, { usual: 0, when: { what: ['doesNotCome'] } }),
    inFavourOf: choice(['directSuccessor', 'another'], { usual: 'directSuccessor', when: { what: ['givesUpTurn'] } }),
    aloneOnList: yesNo({ usual: false }),
  },
  find({ what, minutes = 0, inFavourOf, aloneOnList }, floor) {
    const limit = floor.decides('cash.callWait');
    floor.asks('cash.listPriority');
    if (what === 'givesUpTurn')
      return inFavourOf === 'directSuccessor' && !aloneOnList
        ? { outcome: { is: 'backToHeadOfList' }, steps: [step('callNextOnList')] }
        : { outcome: { is: 'notGivenUp' } };
    floor.notes('minutesOfLimit', { minutes, limit });
    if (minutes <= limit) return { outcome: { is: 'calledInTime', minutesLeft: limit - minutes } };
    return { outcome: { is: 'toEndOfList' }, steps: [step('callNextOnList')] };
  },
});
