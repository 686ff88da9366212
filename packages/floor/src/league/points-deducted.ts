import { step } from '../because.ts';
import { count } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A penalty takes points from a player's place and from his club. */
export const pointsDeducted = incidentKind({
  phase: 'league',
  facts: {
    /** What the place scored. */
    scored: count(0, 1000),
    /** Points taken from him in this event before. */
    takenBefore: count(0, 100, { usual: 0 }),
  },
  find({ scored, takenBefore }, floor) {
    const points = floor.decides('league.pointsDeduction');
    floor.asks('league.clubMeasures');
    if (points.is !== 'steps') return { outcome: { is: 'leagueDecides' }, steps: [step('bringToLeague')] };
    if (takenBefore + points.each > points.atMost) return { outcome: { is: 'harderPenaltyNeeded' } };
    const taken = Math.min(points.each, scored);
    return {
      outcome: { is: 'pointsLeft', points: scored - taken, taken },
      steps: [step('deductPoints', { points: taken })],
    };
  },
});
