import { problemsIn } from '../declaration/read.ts';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import { readProfile } from '../profile/read-profile.ts';
import { reckonRound } from '../reckon/round.ts';
import { inTwoPlaces, problemsOfCards, problemsOfRound, twice } from './check-round.ts';
import { corrected, holdsCard, whereWritten } from './correct.ts';
import { reckonSeason, type SeasonScore } from './reckon-season.ts';
import type { SeasonProblem } from './season-problem.ts';
import { type Season, seasonForm } from './shape.ts';

export type SeasonRead =
  | { readonly ok: true; readonly profile: Profile; readonly season: Season; readonly score: SeasonScore }
  | { readonly ok: false; readonly problems: readonly SeasonProblem[] };

/** Reads a season's file and reckons it; all that is wrong with it is named, with its place. */
export function readSeason(written: unknown, ready: readonly Profile[]): SeasonRead {
  const malformed = problemsIn(seasonForm, written);
  if (malformed.length > 0) return { ok: false, problems: malformed };
  const season = written as Season;
  const found = profileFor(season, ready);
  if (!('profile' in found)) return { ok: false, problems: found.problems };
  const { profile } = found;
  const problems = [...problemsOfDivisions(profile, season), ...problemsOfRounds(profile, season)];
  if (problems.length > 0) return { ok: false, problems };
  const score = reckonSeason(profile, season);
  return score.problems.length > 0 ? { ok: false, problems: score.problems } : { ok: true, profile, season, score };
}

function profileFor({ profile, own }: Season, ready: readonly Profile[]) {
  if (own === undefined) {
    const one = ready.find(({ id }) => id === profile);
    const known = ready.map(({ id }) => id);
    const problem: SeasonProblem = { path: 'profile', code: 'no-such-profile', known };
    return one === undefined ? { problems: [problem] } : { profile: one };
  }
  const read = readProfile(own, ready, 'own');
  if (!read.ok) return { problems: read.problems };
  const problem: SeasonProblem = { path: 'profile', code: 'own-profile-of-another-name' };
  return read.profile.id === profile ? { profile: read.profile } : { problems: [problem] };
}

function problemsOfDivisions(profile: Profile, { divisions, players = [] }: Season): readonly SeasonProblem[] {
  const declared = saidBy(profile, 'season.divisions');
  const ofClub = saidBy(profile, 'season.teamsOfClub');
  return [
    ...twice(
      divisions.map(({ id }) => id),
      'divisions',
    ),
    ...twice(
      players.map(({ id }) => id),
      'players',
    ),
    ...twice(
      divisions.flatMap(({ teams }) => teams.map(({ id }) => id)),
      'divisions',
    ),
    ...divisions.flatMap(({ id, teams }, nth): readonly SeasonProblem[] => {
      const path = `divisions[${String(nth)}].teams`;
      const most = declared.find((one) => one.id === id)?.teams ?? Infinity;
      const clubs = Map.groupBy(teams, ({ club }) => club);
      const crowded = [...clubs].some(([club, own]) => club !== undefined && ofClub > 0 && own.length > ofClub);
      return [
        ...(teams.length > most
          ? [{ path, code: 'too-many-teams', most, rules: refsOf(profile, 'season.divisions') } as const]
          : []),
        ...(crowded
          ? [
              {
                path,
                code: 'too-many-teams-of-club',
                most: ofClub,
                rules: refsOf(profile, 'season.teamsOfClub'),
              } as const,
            ]
          : []),
      ];
    }),
  ];
}

function problemsOfRounds(profile: Profile, season: Season): readonly SeasonProblem[] {
  const { divisions, rounds, corrections = [], deductions = [], decisions = [] } = season;
  const players = season.players === undefined ? undefined : new Set(season.players.map(({ id }) => id));
  const most = saidBy(profile, 'season.rounds');
  const teamsOf = new Map(divisions.map(({ id, teams }) => [id, new Set(teams.map((team) => team.id))]));
  const key = (one: { readonly division: string; readonly round: number }) => `${one.division}, ${String(one.round)}`;
  const held = new Set(rounds.map(key));
  const inDivision = (
    division: string,
    path: string,
    look: (teams: ReadonlySet<string>) => readonly SeasonProblem[],
  ) => {
    const teams = teamsOf.get(division);
    const unknown: SeasonProblem = { path: `${path}.division`, code: 'no-such-division', id: division };
    return teams === undefined ? [unknown] : look(teams);
  };
  const right = corrected(season);
  const everyone = new Set(divisions.flatMap(({ teams }) => teams.map(({ id }) => id)));
  const fromBelow = new Set(season.movement?.playOff?.map(({ team }) => team));
  return [
    ...(['withdrawn', 'waived', 'forcedDown'] as const).flatMap((what) =>
      (season.movement?.[what] ?? []).flatMap((team, nth): readonly SeasonProblem[] =>
        everyone.has(team) || fromBelow.has(team)
          ? []
          : [{ path: `movement.${what}[${String(nth)}]`, code: 'no-such-team', id: team }],
      ),
    ),
    ...twice(rounds.map(key), 'rounds'),
    ...rounds.flatMap((round, nth) => {
      const path = `rounds[${String(nth)}]`;
      const rules = refsOf(profile, 'season.rounds');
      return inDivision(round.division, path, (teams) => [
        ...problemsOfCards(profile, round, { teams, players }, `${path}.`),
        ...(most > 0 && round.round > most
          ? [{ path: `${path}.round`, code: 'too-many-rounds', most, rules } as const]
          : []),
      ]);
    }),
    ...corrections.flatMap((one, nth) => {
      const path = `corrections[${String(nth)}]`;
      if (!held.has(key(one))) return [{ path: `${path}.round`, code: 'no-such-round' } as const];
      const { table, event, match, team, told, decision } = one;
      if ([table, event, match, team, told, decision].every((each) => each === undefined))
        return [{ path, code: 'nothing-corrected' } as const];
      if (rounds.some((round) => key(round) === key(one) && !holdsCard(round, one)))
        return [{ path, code: 'no-such-card' } as const];
      const only = {
        ...{ round: one.round, division: one.division },
        ...(table !== undefined && { tables: [table] }),
        ...(event !== undefined && { events: [event] }),
        ...(match !== undefined && { matches: [match] }),
        ...(team !== undefined && { teams: [team] }),
        ...(told !== undefined && { told: [told] }),
        ...(decision !== undefined && { decisions: [decision] }),
      };
      return inDivision(one.division, path, (teams) =>
        problemsOfCards(profile, only, { teams, players }, `${path}.`).map((problem) => ({
          ...problem,
          path: problem.path.replace(/\.(?:(table|event|team|decision)s|(told)|(match)es)\[0\]/, '.$1$2$3'),
        })),
      );
    }),
    ...problemsOfPlayOff(profile, season),
    ...right.flatMap((round, nth) =>
      inTwoPlaces(round, `rounds[${String(nth)}].`).map((problem) => ({
        ...problem,
        path: whereWritten(season, right, problem.path),
      })),
    ),
    ...deductions.flatMap(({ division, team }, nth) => {
      const path = `deductions[${String(nth)}]`;
      return inDivision(division, path, (teams) =>
        teams.has(team) ? [] : [{ path: `${path}.team`, code: 'no-such-team', id: team } as const],
      );
    }),
    ...decisions.flatMap(({ division, of, order }, nth) => {
      const path = `decisions[${String(nth)}]`;
      return inDivision(division, path, (teams) =>
        order.flatMap((id, at): readonly SeasonProblem[] => {
          const isKnown = of === 'table' ? teams.has(id) : players?.has(id) !== false;
          const code = of === 'table' ? 'no-such-team' : 'no-such-player';
          return isKnown ? [] : [{ path: `${path}.order[${String(at)}]`, code, id }];
        }),
      );
    }),
  ];
}

/** The play-off that was played: its teams are those that are named for it, from leagues of which no players are named. */
function problemsOfPlayOff(profile: Profile, { movement = {} }: Season): readonly SeasonProblem[] {
  const { playOff = [], playOffRound: round } = movement;
  if (round === undefined) return [];
  const path = 'movement.playOffRound.';
  const teams = playOff.map(({ team }) => team);
  return [
    ...problemsOfRound(profile, round, { teams: new Set(teams), players: undefined }, path),
    ...reckonRound(profile, round, teams).problems.map((problem) => ({ ...problem, path: `${path}${problem.path}` })),
  ];
}
