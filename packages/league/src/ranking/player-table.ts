import { type Profile, saidBy } from '../profile/profile.ts';
import { placed, sum } from '../reckon/place-points.ts';
import type { RoundScore } from '../reckon/round-score.ts';
import { type Ordered, ordered, type Reason, whyAhead } from './chain.ts';
import { decidedFor, recordMeasures, type SeasonRecord } from './record.ts';

type PlayerRow = SeasonRecord & {
  readonly rank: number;
  readonly sharers: number;
  /** How many match days he has points of, or of which he was part. */
  readonly rounds: number;
};
export type PlayerTable = {
  readonly division: string;
  readonly rows: readonly PlayerRow[];
  readonly reasons: readonly (Reason & { readonly ahead: string; readonly behind: string })[];
};

/** Players of a division by what they have of all match days, or of their best: the season's MVP stands first. */
export function playerTable(
  profile: Profile,
  division: string,
  rounds: readonly RoundScore[],
  decided: readonly (readonly string[])[] = [],
): PlayerTable {
  const chain = saidBy(profile, 'individual.chain');
  const all = ordered(recordsOf(profile, rounds, decided), chain, recordMeasures);
  return {
    division,
    rows: all.map(({ one, rank, sharers }) => ({ ...one, rank, sharers })),
    reasons: all.slice(1).flatMap((b, nth) => {
      const a: Ordered<SeasonRecord> | undefined = all[nth];
      return a === undefined ? [] : [{ ahead: a.one.id, behind: b.one.id, ...whyAhead(a, b, chain) }];
    }),
  };
}

function recordsOf(
  profile: Profile,
  rounds: readonly RoundScore[],
  decided: readonly (readonly string[])[],
): readonly (SeasonRecord & { readonly rounds: number })[] {
  const by = new Map<string, { points: number[]; places: number[]; last: number }>();
  for (const { players } of rounds.toSorted((a, b) => a.round - b.round))
    for (const { one, place } of placed(players, ({ points }) => [-points])) {
      const sofar = by.get(one.player) ?? { points: [], places: [], last: 0 };
      by.set(one.player, sofar);
      sofar.points.push(one.points);
      if (one.points > 0) sofar.places[place - 1] = (sofar.places[place - 1] ?? 0) + 1;
      sofar.last = one.points;
    }
  const best = saidBy(profile, 'individual.best');
  return [...by].map(([id, { points, places, last }]) => {
    const counting = best === 0 ? points : points.toSorted((a, b) => b - a).slice(0, best);
    return {
      id,
      points: sum(counting),
      places: Array.from(places, (times = 0) => times),
      scored: sum(points),
      bestRound: Math.max(0, ...points),
      lastRound: last,
      ...{ against: 0, matchesWon: 0, meetings: [] },
      decided: decidedFor(id, decided),
      rounds: points.length,
    };
  });
}
