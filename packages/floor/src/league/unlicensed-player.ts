import { step } from '../because.ts';
import { choice, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** Somebody plays, or is to play, who may not. */
export const unlicensedPlayer = incidentKind({
  phase: 'league',
  facts: {
    why: choice(['notEligible', 'bothDivisions', 'changedClub'], { usual: 'notEligible' }),
    /** He has played for another club this season. */
    appeared: yesNo({ usual: true, when: { why: ['changedClub'] } }),
    /** He has started in this round; otherwise he is only named. */
    fielded: yesNo({ usual: true }),
  },
  find({ why, appeared, fielded }, floor) {
    if (why === 'changedClub' && !fielded) {
      if (floor.decides('league.transferLock') === 'byLeague')
        return { outcome: { is: 'leagueDecides' }, steps: [step('bringToLeague')] };
      return { outcome: { is: appeared === false ? 'eligible' : 'notEligible' } };
    }
    if (why === 'changedClub') {
      if (appeared === false) {
        floor.decides('league.transferLock');
        return { outcome: { is: 'eligible' } };
      }
      floor.asks('league.transferLock');
    }
    if (floor.decides('league.ineligible') === 'byLeague')
      return { outcome: { is: 'leagueDecides' }, steps: [step('bringToLeague')] };
    if (!fielded) return { outcome: { is: 'notEligible' } };
    const fine = floor.asks('league.ineligibleFine');
    floor.notes('individualPointsStay');
    return {
      outcome: { is: 'roundZero', fine },
      steps: [step('bookFine', { euro: fine }), step('recalculateRound')],
    };
  },
});
