import { type Profile, saidBy } from '../profile/profile.ts';
import { placed, sum } from '../reckon/place-points.ts';
import type { RoundScore } from '../reckon/round-score.ts';

export type NationalRow = { readonly player: string; readonly points: number; readonly place: number };

/**
 * A ranking over all divisions. `exported`: what each has for himself as it is, without a formula; `weighted`: by the weight of
 * his division in hundredths, more for coming, the best match days where not all count.
 */
export function nationalRanking(profile: Profile, rounds: readonly RoundScore[]): readonly NationalRow[] {
  const formula = saidBy(profile, 'individual.national');
  if (formula.is === 'none') return [];
  const weights =
    formula.is === 'weighted'
      ? new Map(formula.weights.map(({ division, percent }) => [division, percent]))
      : undefined;
  const coming = formula.is === 'weighted' ? formula.participation : 0;
  const earned = new Map<string, number[]>();
  for (const { division, players } of rounds)
    for (const { player, points } of players) {
      const weighed = Math.round(points * (weights?.get(division) ?? 100)) / 100 + coming;
      earned.set(player, [...(earned.get(player) ?? []), weighed]);
    }
  const best = formula.is === 'weighted' ? formula.best : 0;
  const rows = [...earned].map(([player, all]) => {
    const counting = best === 0 ? all : all.toSorted((a, b) => b - a).slice(0, best);
    return { player, points: sum(counting) };
  });
  return placed(rows, ({ points }) => [-points]).map(({ one, place }) => ({ ...one, place }));
}
