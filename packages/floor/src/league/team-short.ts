import { step } from '../because.ts';
import { count } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A club has fewer players than it may field. */
export const teamShort = incidentKind({
  phase: 'league',
  facts: { present: count(0, 20) },
  find({ present }, floor) {
    const { players, least } = floor.decides('league.lineUp');
    if (players === 0) return { outcome: { is: 'leagueDecides' }, steps: [step('bringToLeague')] };
    floor.notes('presentOf', { present, wanted: players });
    if (present < least) {
      const { fine, points } = floor.decides('league.noShow', present > 0 ? 'fewPresent' : undefined);
      return {
        outcome: { is: 'tooFewCountsAsAbsent', fine, points },
        steps: [step('bookFine', { euro: fine }), step('deductTablePoints', { points })],
      };
    }
    if (present >= players) return { outcome: { is: 'mayPlay', fine: 0, ghosts: 0 } };
    const fine = floor.asks('league.lineUpFines').shortTeam;
    const ghosts = players - present;
    return {
      outcome: { is: 'mayPlay', fine, ghosts },
      steps: [step('replaceByGhost', { ghosts }), step('bookFine', { euro: fine })],
    };
  },
});
