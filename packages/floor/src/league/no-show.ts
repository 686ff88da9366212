import { step } from '../because.ts';
import { count } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A club does not appear on a match day. */
export const noShow = incidentKind({
  phase: 'league',
  facts: {
    /** Which time this season. */
    times: count(1, 20, { usual: 1 }),
  },
  find({ times }, floor) {
    const { fine, points, lastPlaceFrom } = floor.decides('league.noShow');
    if (fine + points === 0) return { outcome: { is: 'leagueDecides' }, steps: [step('bringToLeague')] };
    floor.notes('timesThisSeason', { times });
    const lastPlace = lastPlaceFrom > 0 && times >= lastPlaceFrom;
    return {
      outcome: { is: 'clubAbsent', fine, points, lastPlace },
      steps: [
        step('bookFine', { euro: fine }),
        step('deductTablePoints', { points }),
        ...(lastPlace ? [step('placeLast')] : []),
      ],
    };
  },
});
