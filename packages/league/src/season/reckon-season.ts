import { type Profile, saidBy } from '../profile/profile.ts';
import { type NationalRow, nationalRanking } from '../ranking/national.ts';
import { type PlayerTable, playerTable } from '../ranking/player-table.ts';
import { type TeamTable, teamTable } from '../ranking/team-table.ts';
import type { CardProblem } from '../reckon/remark.ts';
import { reckonRound } from '../reckon/round.ts';
import type { RoundScore } from '../reckon/round-score.ts';
import { corrected, whereWritten } from './correct.ts';
import { type SeasonMovement, seasonMovement } from './season-movement.ts';
import type { Season } from './shape.ts';

export type SeasonScore = {
  readonly rounds: readonly RoundScore[];
  readonly tables: readonly TeamTable[];
  readonly players: readonly PlayerTable[];
  readonly national: readonly NationalRow[];
  /** Once all is over. */
  readonly movement?: SeasonMovement;
  readonly problems: readonly CardProblem[];
};

/** A season from all that was played, with every correction: rounds, tables, who is ahead of whom and why. */
export function reckonSeason(profile: Profile, season: Season): SeasonScore {
  const teamsOf = new Map(season.divisions.map(({ id, teams }) => [id, teams.map((team) => team.id)]));
  const right = corrected(season);
  const rounds = right.map((round, nth) =>
    reckonRound(profile, round, teamsOf.get(round.division) ?? [], `rounds[${String(nth)}].`),
  );
  const byDivision = Map.groupBy(rounds, ({ division }) => division);
  const all = saidBy(profile, 'season.rounds');
  const decidedOf = (of: 'table' | 'players', id: string) =>
    (season.decisions ?? []).filter((one) => one.division === id && one.of === of).map(({ order }) => order);
  const tables = season.divisions
    .filter(({ teams }) => teams.length > 0)
    .map(({ id }) => {
      const played = byDivision.get(id) ?? [];
      return teamTable(profile, {
        division: id,
        teams: teamsOf.get(id) ?? [],
        rounds: played,
        taken: (season.deductions ?? []).filter(({ division }) => division === id),
        decided: decidedOf('table', id),
        over: season.over === true || (all > 0 && played.length >= all),
      });
    });
  const movement = seasonMovement(profile, season, tables);
  return {
    ...{ rounds, tables },
    ...(movement !== undefined && { movement }),
    players: season.divisions.map(({ id }) =>
      playerTable(profile, id, byDivision.get(id) ?? [], decidedOf('players', id)),
    ),
    national: nationalRanking(profile, rounds),
    problems: rounds
      .flatMap(({ problems }) => problems)
      .map((problem) => ({ ...problem, path: whereWritten(season, right, problem.path) })),
  };
}
