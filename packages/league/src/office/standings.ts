import type { RuleRef } from '@riffle/rulebooks';
import { type MovementProposal, proposeMovement } from '../movement/proposal.ts';
import type { Standings } from '../movement/standings.ts';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import { type PlayerTable, playerTable } from '../ranking/player-table.ts';
import { type TeamTable, teamTable } from '../ranking/team-table.ts';
import { reckonRound } from '../reckon/round.ts';
import type { RoundScore } from '../reckon/round-score.ts';
import type { Round, TeamTold } from '../season/shape.ts';
import type { Day } from './day.ts';
import { lineUpDeadline } from './line-up-deadline.ts';
import { type League, lineUpOf, type MatchDay, type Move } from './state.ts';

export type Champion = { readonly team: string; readonly refs: readonly RuleRef[] };

const known = new WeakMap<Round, { readonly key: string; readonly score: RoundScore }>();

/** What came of a match day, its line-ups looked at: late ones cost. Reckoned from what was entered, and never stored. */
export function scoreOf(state: League, profile: Profile, day: MatchDay): RoundScore | undefined {
  if (day.results === undefined) return undefined;
  const teams = teamsOf(state, day);
  const late = lateTeams(state, profile, day);
  const key = [...teams, '|', ...late].join(' ');
  const before = known.get(day.results);
  if (before?.key === key) return before.score;
  const score = reckonRound(profile, withLate(day.results, late), teams);
  known.set(day.results, { key, score });
  return score;
}

/** What was entered of a match day, with whose line-up was late. */
export const resultsOf = (state: League, profile: Profile, day: MatchDay): Round | undefined =>
  day.results && withLate(day.results, lateTeams(state, profile, day));

const teamsOf = ({ teams }: League, day: MatchDay): readonly string[] =>
  teams.filter(({ division }) => division === day.division).map(({ id }) => id);
const lateTeams = (state: League, profile: Profile, day: MatchDay): readonly string[] =>
  teamsOf(state, day).filter((team) => isLate(state, profile, day, team));

/** Not there in time, or not complete by then. */
function isLate(state: League, profile: Profile, day: MatchDay, team: string): boolean {
  if (saidBy(profile, 'lineUp.daysBefore') === 0) return false;
  const { completeAt, inTime } = lineUpOf(state, team, day.round) ?? {};
  return inTime !== true && (completeAt === undefined || completeAt > lineUpDeadline(profile, day));
}

function withLate(results: Round, late: readonly string[]): Round {
  const told = results.teams ?? [];
  const other = late.filter((team) => !told.some((one) => one.team === team)).map((team): TeamTold => ({ team }));
  const teams = [...told, ...other].map((one) => (late.includes(one.team) ? { ...one, lineUpLate: true } : one));
  return { ...results, teams };
}

export const scoresOf = (state: League, profile: Profile, division: string): readonly RoundScore[] =>
  state.matchDays.filter((day) => day.division === division).flatMap((day) => scoreOf(state, profile, day) ?? []);

/** The table of a division as it stands. */
export const tableOf = (state: League, profile: Profile, division: string): TeamTable =>
  tableBy(state, profile, division, () => true);

/** As it stood after a match day: without the later ones, and without what was taken from a team on a later day. */
export function tableAfter(state: League, profile: Profile, last: MatchDay): TeamTable {
  const isLater = state.matchDays.some(
    (one) => one.division === last.division && one.round > last.round && one.results !== undefined,
  );
  if (!isLater) return tableOf(state, profile, last.division);
  return tableBy(state, profile, last.division, ({ round, on }) =>
    round === undefined ? on <= last.date : round <= last.round,
  );
}

/** Of a match day its round, of an entry of the register its day. */
type When = { readonly round: number; readonly on?: never } | { readonly round?: never; readonly on: Day };

function tableBy(state: League, profile: Profile, division: string, counts: (when: When) => boolean): TeamTable {
  const clubs = new Set(state.teams.filter((one) => one.division === division).map(({ id }) => id));
  const taken = state.register.flatMap(({ what, team, points = 0, appeal, on }) =>
    what === 'points' && team !== undefined && clubs.has(team) && appeal?.decided !== 'dropped' && counts({ on })
      ? [{ team, points }]
      : [],
  );
  return teamTable(profile, {
    ...{ division, taken, over: state.stage === 'over' },
    teams: [...clubs],
    rounds: scoresOf(state, profile, division).filter(({ round }) => counts({ round })),
    decided: state.decisions.filter((one) => one.division === division).map(({ order }) => order),
  });
}

/** The first of the first division, once all is over and nobody shares that place. */
export function championOf(state: League, profile: Profile): Champion | undefined {
  const [first] = saidBy(profile, 'season.divisions');
  if (state.stage !== 'over' || first === undefined || !saidBy(profile, 'table.champion')) return undefined;
  const [row] = tableOf(state, profile, first.id).rows;
  return row?.sharers === 1 ? { team: row.id, refs: refsOf(profile, 'table.champion') } : undefined;
}

/** Players of a division, before a round where it is said. */
export const playersOf = (state: League, profile: Profile, division: string, before = Infinity): PlayerTable =>
  playerTable(
    profile,
    division,
    scoresOf(state, profile, division).filter(({ round }) => round < before),
  );

/** Teams that do not play on: a licence that was withdrawn, a club that was excluded. */
export function leftTeams({ teams, licences, register }: League): readonly string[] {
  const excluded = new Set(
    register
      .filter(({ what, appeal }) => what === 'exclusion' && appeal?.decided !== 'dropped')
      .map(({ club }) => club),
  );
  return teams
    .filter(
      ({ club, division }) =>
        excluded.has(club) ||
        licences.some((one) => one.club === club && one.division === division && one.withdrawn !== undefined),
    )
    .map(({ id }) => id);
}

/** What promotion and relegation go by, once all is over. */
export function standingsOf(state: League, profile: Profile): Standings | undefined {
  if (state.stage !== 'over' || saidBy(profile, 'movement.down') === 0) return undefined;
  const clubs = new Map(state.teams.map(({ id, club }) => [id, club]));
  const tables = saidBy(profile, 'season.divisions').map(({ id, teams }) => ({
    ...{ id, full: teams },
    rows: tableOf(state, profile, id).rows,
  }));
  const forced = state.register.flatMap(({ what, team, appeal }) =>
    what === 'forcedRelegation' && team !== undefined && appeal?.decided !== 'dropped' ? [team] : [],
  );
  const regional = new Map(state.regional.flatMap(({ table }) => table.map((one) => [one.team, one.club] as const)));
  return {
    divisions: tables.map(({ id, full, rows }) => ({
      ...{ id, full },
      table: rows.map((row) => ({ team: row.id, club: clubs.get(row.id) ?? row.id })),
    })),
    ...{ withdrawn: leftTeams(state), waived: state.waived },
    mustGoDown: [
      ...tables.flatMap(({ rows }) =>
        rows.filter(({ last }) => last).map(({ id }) => ({ team: id, why: 'stayedAway' as const })),
      ),
      ...forced.map((team) => ({ team, why: 'sanction' as const })),
    ],
    ...(state.playOff !== undefined && {
      playOff: state.playOff.map((team) => ({ team, club: regional.get(team) ?? team })),
    }),
  };
}

/** Who goes up and down, once all is over. */
export function movementOf(state: League, profile: Profile): MovementProposal | undefined {
  const standings = standingsOf(state, profile);
  return standings && proposeMovement(profile, standings);
}

/** The same as a list of those who change divisions. */
export function proposedMoves(state: League, profile: Profile): readonly Move[] {
  const movement = movementOf(state, profile);
  if (movement === undefined) return [];
  return [
    ...movement.divisions.flatMap(({ down, up }): readonly Move[] => [
      ...down.map(({ team }): Move => ({ team, way: 'down' })),
      ...up.map((team): Move => ({ team, way: 'up' })),
    ]),
    ...movement.fromPlayOff.flatMap(({ team, is }): readonly Move[] =>
      is.startsWith('up') ? [{ team, way: 'up' }] : [],
    ),
  ];
}
