import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import { sum } from '../reckon/place-points.ts';
import type { RoundScore } from '../reckon/round-score.ts';
import { type Ordered, ordered, type Reason, whyAhead } from './chain.ts';
import { decidedFor, type MeetingOf, recordMeasures, type SeasonRecord } from './record.ts';

type TableRow = SeasonRecord & {
  readonly rank: number;
  readonly sharers: number;
  readonly rounds: number;
  /** What was taken from it: for not appearing, or by the league. */
  readonly taken: number;
  readonly stayedAway: number;
  /** Last at the end for staying away, whatever it has. */
  readonly last: boolean;
};
export type TeamTable = {
  readonly division: string;
  readonly rows: readonly TableRow[];
  /** Why each is ahead of the next. */
  readonly reasons: readonly (Reason & { readonly ahead: string; readonly behind: string })[];
  readonly why: (ahead: string, behind: string) => Reason | undefined;
  readonly over: boolean;
};

export type TableOf = {
  readonly division: string;
  readonly teams: readonly string[];
  readonly rounds: readonly RoundScore[];
  readonly taken: readonly { readonly team: string; readonly points: number }[];
  /** Orders that were decided for those who were level in all else. */
  readonly decided: readonly (readonly string[])[];
  readonly over: boolean;
};

/** The table of a division after the rounds that were played. */
export function teamTable(profile: Profile, table: TableOf): TeamTable {
  const { division, teams, rounds, over } = table;
  const chain = saidBy(profile, 'table.chain');
  const lastFrom = saidBy(profile, 'table.lastFrom');
  const records = recordsOf(profile, table);
  const isLast = ({ stayedAway }: Row): boolean => over && lastFrom > 0 && stayedAway >= lastFrom;
  const [above, last] = [records.filter((one) => !isLast(one)), records.filter(isLast)];
  const first = ordered<Row>(above, chain, recordMeasures);
  const behind = ordered<Row>(last, chain, recordMeasures).map((one) => ({ ...one, rank: one.rank + above.length }));
  const all = [...first, ...behind];
  const by = new Map(all.map((one) => [one.one.id, one]));
  const reason = (a: Ordered<Row>, b: Ordered<Row>): Reason => {
    if (isLast(b.one) === isLast(a.one)) return whyAhead(a, b, chain);
    const values = [a.one.stayedAway, b.one.stayedAway] as const;
    return {
      by: 'lastForStayingAway',
      values,
      among: all.length,
      levelIn: [],
      refs: refsOf(profile, 'table.lastFrom'),
    };
  };
  return {
    ...{ division, over },
    rows: all.map(({ one, rank, sharers }) => ({ ...one, rank, sharers, rounds: rounds.length, last: isLast(one) })),
    reasons: all.slice(1).flatMap((b, nth) => {
      const a = all[nth];
      return a === undefined ? [] : [{ ahead: a.one.id, behind: b.one.id, ...reason(a, b) }];
    }),
    why: (ahead, other) => {
      const [a, b] = [by.get(ahead), by.get(other)];
      if (a === undefined || b === undefined || !teams.includes(ahead)) return undefined;
      return all.indexOf(a) < all.indexOf(b) ? reason(a, b) : undefined;
    },
  };
}

type Row = SeasonRecord & { readonly taken: number; readonly stayedAway: number };
type Played = {
  table: number[];
  places: number[];
  scored: number;
  against: number;
  taken: number;
  away: number;
  last: number;
  meetings: MeetingOf[];
};

function recordsOf(profile: Profile, { teams, rounds, taken, decided }: TableOf): readonly Row[] {
  const byTeam = new Map(
    teams.map((team): readonly [string, Played] => [
      team,
      { table: [], places: [], scored: 0, against: 0, taken: 0, away: 0, last: 0, meetings: [] },
    ]),
  );
  for (const { teams: inRound, meetings } of rounds.toSorted((a, b) => a.round - b.round)) {
    for (const one of inRound) {
      const sofar = byTeam.get(one.team);
      if (sofar === undefined) continue;
      sofar.table.push(one.table);
      if (one.place !== undefined && one.standing === 'ranked')
        sofar.places[one.place - 1] = (sofar.places[one.place - 1] ?? 0) + 1;
      sofar.scored += one.scored;
      sofar.against += one.against;
      sofar.taken += one.taken;
      sofar.away += one.standing === 'notThere' ? 1 : 0;
      sofar.last = one.table;
    }
    for (const { home, away, points, scored } of meetings) {
      byTeam
        .get(home)
        ?.meetings.push({ other: away, points: points[0], scored: scored[0], won: scored[0] > scored[1] });
      byTeam
        .get(away)
        ?.meetings.push({ other: home, points: points[1], scored: scored[1], won: scored[1] > scored[0] });
    }
  }
  for (const { team, points } of taken) {
    const sofar = byTeam.get(team);
    if (sofar !== undefined) sofar.taken += points;
  }
  const best = saidBy(profile, 'table.best');
  const belowZero = saidBy(profile, 'table.belowZero');
  return [...byTeam].map(([id, one]): Row => {
    const counting = best === 0 ? one.table : one.table.toSorted((a, b) => b - a).slice(0, best);
    const points = sum([...counting, -one.taken]);
    return {
      id,
      points: belowZero ? points : Math.max(0, points),
      places: Array.from(one.places, (times = 0) => times),
      scored: sum([one.scored]),
      against: sum([one.against]),
      matchesWon: one.meetings.filter(({ won }) => won).length,
      bestRound: Math.max(0, ...one.table),
      lastRound: one.last,
      meetings: one.meetings,
      decided: decidedFor(id, decided),
      ...{ taken: sum([one.taken]), stayedAway: one.away },
    };
  });
}
