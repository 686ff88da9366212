import { step } from '../because.ts';
import { choice, count, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A line-up comes late or incomplete, or is to be changed on the day. */
export const lateLineUp = incidentKind({
  phase: 'league',
  facts: {
    what: choice(['lineUp', 'change'], { usual: 'lineUp' }),
    inTime: yesNo({ usual: false, when: { what: ['lineUp'] } }),
    complete: yesNo({ usual: true, when: { what: ['lineUp'] } }),
    /** Full minutes before the start. */
    minutesBefore: count(0, 10_000, { usual: 30, when: { what: ['change'] } }),
    newPlayerEligible: yesNo({ usual: true, when: { what: ['change'] } }),
  },
  find({ what, inTime, complete, minutesBefore = 0, newPlayerEligible }, floor) {
    const { players, changesUntilMinutes } = floor.decides('league.lineUp');
    if (players === 0) return { outcome: { is: 'leagueDecides' }, steps: [step('bringToLeague')] };
    if (what === 'change') {
      if (minutesBefore < changesUntilMinutes) return { outcome: { is: 'changeTooLate' } };
      if (newPlayerEligible) return { outcome: { is: 'changeAccepted' } };
      floor.asks('league.ineligible');
      return { outcome: { is: 'changeRefused' } };
    }
    const fine = inTime && complete ? 0 : floor.asks('league.lineUpFines').lateOrIncomplete;
    return {
      outcome: { is: 'lineUpStands', fine },
      ...(fine > 0 && { steps: [step('bookFine', { euro: fine })] }),
    };
  },
});
