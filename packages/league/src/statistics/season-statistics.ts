import { placed, sum } from '../reckon/place-points.ts';
import type { PlayerRound, RoundScore } from '../reckon/round-score.ts';

/** What a team came to on one match day, and where it stood in the table after it. */
type TeamAfter = {
  readonly round: number;
  readonly rank: number;
  readonly scored: number;
  /** Nothing where it did not come, or was disqualified. */
  readonly place?: number;
};
type TeamStatistics = {
  readonly team: string;
  readonly after: readonly TeamAfter[];
  readonly won: number;
  /** The mean of what it scored, to the hundredth, of the match days that it came to. */
  readonly mean: number;
};
type PlayerStatistics = {
  readonly player: string;
  readonly rounds: number;
  /** Of all match days, whether or not all of them count in the table. */
  readonly points: number;
  readonly mean: number;
  readonly best: number;
  /** Single tables that he played, that he won, and that he won within the time. */
  readonly tables: number;
  readonly tablesWon: number;
  readonly inTime: number;
  /** Duels that he won. */
  readonly duelsWon: number;
  /** How often nobody had more on a match day. */
  readonly dayBest: number;
};
export type DivisionStatistics = {
  readonly division: string;
  readonly rounds: readonly number[];
  /** In the order of the table. */
  readonly teams: readonly TeamStatistics[];
  /** Most points first. */
  readonly players: readonly PlayerStatistics[];
  readonly daysBest: readonly {
    readonly round: number;
    readonly players: readonly string[];
    readonly points: number;
  }[];
};

/** In the order of the table, with their ranks, after the match days up to and with this one. */
type RankedAfter = (round: number) => readonly { readonly id: string; readonly rank: number }[];

/** A season's figures beside its tables; nothing of it decides anything. */
export function divisionStatistics(
  division: string,
  played: readonly RoundScore[],
  rankedAfter: RankedAfter,
): DivisionStatistics {
  const scores = played.toSorted((a, b) => a.round - b.round);
  const tables = scores.map(({ round }) => rankedAfter(round));
  const order = tables.at(-1)?.map(({ id }) => id) ?? [];
  return {
    division,
    rounds: scores.map(({ round }) => round),
    teams: order.map((team) => teamStatistics(team, scores, tables)),
    players: playerStatistics(scores),
    daysBest: scores.flatMap(({ round, best }) => {
      if (best === undefined) return [];
      return [{ round, points: best.points, players: best.named === undefined ? best.players : [best.named] }];
    }),
  };
}

function teamStatistics(
  team: string,
  scores: readonly RoundScore[],
  tables: readonly ReturnType<RankedAfter>[],
): TeamStatistics {
  const after = scores.flatMap((score, nth): readonly TeamAfter[] => {
    const rank = tables[nth]?.find(({ id }) => id === team)?.rank;
    const own = score.teams.find((one) => one.team === team);
    if (rank === undefined) return [];
    const place = own?.standing === 'ranked' ? own.place : undefined;
    return [{ round: score.round, rank, scored: own?.scored ?? 0, ...(place !== undefined && { place }) }];
  });
  const came = after.filter(({ place }) => place !== undefined);
  return {
    ...{ team, after },
    won: came.filter(({ place }) => place === 1).length,
    mean: meanOf(came.map(({ scored }) => scored)),
  };
}

function playerStatistics(scores: readonly RoundScore[]): readonly PlayerStatistics[] {
  const by = new Map<string, PlayerRound[]>();
  for (const { players } of scores) for (const one of players) by.set(one.player, [...(by.get(one.player) ?? []), one]);
  const days = scores.flatMap(({ best }) =>
    best === undefined ? [] : best.named === undefined ? best.players : [best.named],
  );
  const rows = [...by].map(([player, all]): PlayerStatistics => {
    const parts = all.flatMap((one) => one.parts);
    const points = all.map((one) => one.points);
    const tables = parts.filter(({ of }) => of === 'table' || of === 'inTime');
    return {
      ...{ player, rounds: all.length },
      ...{ points: sum(points), mean: meanOf(points), best: Math.max(...points) },
      ...{ tables: tables.length, tablesWon: tables.filter(({ place }) => place === 1).length },
      inTime: parts.filter(({ of }) => of === 'inTime').length,
      duelsWon: parts.filter(({ of, points: given }) => of === 'duel' && given > 0).length,
      dayBest: days.filter((id) => id === player).length,
    };
  });
  return placed(rows, ({ points, mean }) => [-points, -mean]).map(({ one }) => one);
}

const meanOf = (all: readonly number[]): number =>
  all.length === 0 ? 0 : Math.round((100 * sum(all)) / all.length) / 100;
