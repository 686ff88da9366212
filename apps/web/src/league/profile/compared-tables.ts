import type { Season, SeasonScore } from '@riffle/league';

type Row = {
  readonly id: string;
  readonly called: string;
  readonly rank: number;
  readonly points: number;
  readonly rankBefore?: number;
  readonly pointsBefore?: number;
};
type Compared = {
  readonly of: 'teams' | 'players';
  readonly division: string;
  readonly called: string;
  readonly rows: readonly Row[];
};

/** Most of whom a ranking of players shows: it is to be looked at, not read through. */
const MOST = 20;

/** The tables of a season as one profile has them, each row beside what it was by another. */
export function comparedTables(season: Season, now: SeasonScore, before: SeasonScore): readonly Compared[] {
  const players = new Map((season.players ?? []).map(({ id, name = id }) => [id, name]));
  return season.divisions.flatMap(({ id: division, name = division, teams }): readonly Compared[] => {
    const names = new Map(teams.map((team) => [team.id, team.name ?? team.id]));
    const of = (kind: 'tables' | 'players', called: ReadonlyMap<string, string>): readonly Row[] => {
      const was = new Map(rowsOf(before, kind, division).map((row) => [row.id, row]));
      return rowsOf(now, kind, division).map(({ id, rank, points }) => {
        const old = was.get(id);
        return {
          ...{ id, called: called.get(id) ?? id, rank, points },
          ...(old !== undefined && { rankBefore: old.rank, pointsBefore: old.points }),
        };
      });
    };
    const all = [
      { of: 'teams', division, called: name, rows: of('tables', names) },
      { of: 'players', division, called: name, rows: of('players', players).slice(0, MOST) },
    ] as const;
    return all.filter(({ rows }) => rows.length > 0);
  });
}

const rowsOf = (score: SeasonScore, kind: 'tables' | 'players', division: string) =>
  (score[kind].find((one) => one.division === division)?.rows ?? []) as readonly {
    readonly id: string;
    readonly rank: number;
    readonly points: number;
  }[];
