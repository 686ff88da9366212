import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import type { Round, TeamTold } from '../season/shape.ts';
import { isDisqualified } from './disqualified.ts';
import { type Fine, finesOf } from './fines.ts';
import { partsOf, type Reckoned } from './parts.ts';
import { byList, placed, pointsAt, sum } from './place-points.ts';
import { playersOf } from './players.ts';
import type { Remark } from './remark.ts';
import type { RoundScore, Standing, TeamRound } from './round-score.ts';
import { withoutEffect } from './without-effect.ts';

/** A match day of a division from its cards: what each team and each player has of it, and why. `teams`: all of the division. */
export function reckonRound(profile: Profile, round: Round, teams: readonly string[], path = ''): RoundScore {
  const reckoned = partsOf(profile, round, path);
  const { ofTeams, cards, events, matches } = reckoned;
  const players = playersOf(profile, round, reckoned);
  const deductions = players.flatMap(({ team, parts }) =>
    team === undefined ? [] : parts.filter(({ of }) => of === 'deduction').map((part) => ({ ...part, team })),
  );
  const takesFromTeam = saidBy(profile, 'points.deductionOfTeam');
  const parts = [...ofTeams, ...(takesFromTeam ? deductions : [])];
  const partsBy = Map.groupBy(parts, ({ team }) => team);
  const told = new Map((round.teams ?? []).map((one) => [one.team, one]));
  const there = teams.map((team) => ({ ...presence(profile, team, told.get(team), reckoned), team }));
  const scoredBy = new Map(
    there.map(({ team, standing }) => [
      team,
      standing === 'disqualified' || standing === 'notThere'
        ? 0
        : sum((partsBy.get(team) ?? []).map((one) => one.points)),
    ]),
  );
  const places = placesOf(profile, round, there, scoredBy);
  const meetings = matches.map(({ home, away, scored, points }) => ({ home, away, scored, points }));
  const found = there.map(({ team, standing, fines }): TeamRound => {
    const place = places.get(team);
    const scored = scoredBy.get(team) ?? 0;
    const own = standing === 'disqualified' ? { table: 0, refs: refsOf(profile, 'eligible.breach') } : undefined;
    return {
      ...{ team, standing, scored, fines },
      against: sum(meetings.map((one) => (one.home === team ? one.scored[1] : one.away === team ? one.scored[0] : 0))),
      parts: (partsBy.get(team) ?? []).map(({ team: _, ...part }) => part),
      ...(standing === 'ranked' && place),
      ...(own ?? tableOf(profile, { team, standing, scored, place }, meetings)),
      taken: takenFrom(profile, round, team, standing),
    };
  });
  const score = { teams: found, players, ...bestOf(profile, round, players) };
  return {
    ...{ round: round.round, division: round.division, meetings, ...score },
    remarks: [
      ...[...cards, ...events].flatMap(({ remarks }) => remarks),
      ...there.flatMap(({ remarks }) => remarks),
      ...ofTwoTeams(reckoned),
      ...withoutEffect(profile, round, score),
    ],
    problems: [...cards, ...events, ...matches].flatMap(({ problems }) => problems),
  };
}

type Presence = { readonly standing: Standing; readonly fines: readonly Fine[]; readonly remarks: readonly Remark[] };

/** Whether it plays, and with how many: too few are as good as none where the profile says so. */
function presence(profile: Profile, team: string, told: TeamTold | undefined, played: Reckoned): Presence {
  const isInCards =
    played.ofTeams.some((one) => one.team === team) ||
    played.matches.some(({ home, away }) => home === team || away === team);
  const wanted = saidBy(profile, 'lineUp.players');
  const least = saidBy(profile, 'lineUp.least');
  const present = told?.present;
  const tooFew = present !== undefined && present < least && saidBy(profile, 'noShow.tooFew');
  const absent = told?.absent === true || tooFew;
  const short =
    present === undefined ? hasGhost(team, played) && playersOfTeam(team, played) < wanted : present < wanted;
  const standing = absent
    ? 'notThere'
    : told !== undefined && isDisqualified(profile, told)
      ? 'disqualified'
      : isInCards
        ? 'ranked'
        : 'untold';
  return {
    standing,
    fines: finesOf(profile, told, { absent, short }),
    remarks: [
      ...(standing === 'untold' ? [{ code: 'team-without-result', team } as const] : []),
      ...(absent && isInCards ? [{ code: 'absent-with-results', team } as const] : []),
      ...(tooFew ? [{ code: 'too-few-players', team, present, least } as const] : []),
    ],
  };
}

/** A seat of nobody: the team came short, or somebody came late, who then plays elsewhere. */
const hasGhost = (team: string, { ofTeams }: Reckoned): boolean =>
  ofTeams.some((one) => one.team === team && one.of === 'table' && one.player === undefined);
const playersOfTeam = (team: string, { ofPlayers }: Reckoned): number =>
  new Set(ofPlayers.filter((one) => one.team === team).map(({ player }) => player)).size;

/** A player has one club in a season: a second team on the same day is a slip. */
function ofTwoTeams({ ofPlayers }: Reckoned): readonly Remark[] {
  const first = new Map<string, string>();
  const remarked = new Set<string>();
  return ofPlayers.flatMap(({ player, team }): readonly Remark[] => {
    const other = first.get(player);
    if (team === undefined || other === undefined || other === team || remarked.has(player)) {
      if (team !== undefined && other === undefined) first.set(player, team);
      return [];
    }
    remarked.add(player);
    return [{ code: 'player-of-two-teams', player, team: other, other: team }];
  });
}

type There = { readonly team: string; readonly standing: Standing };
type Place = { readonly place: number; readonly sharers: number };

/** Most scored first. Level teams share the place, or stand as the league said. */
function placesOf(profile: Profile, round: Round, there: readonly There[], scored: ReadonlyMap<string, number>) {
  const keepsPlace = saidBy(profile, 'round.disqualified') === 'placeStaysEmpty';
  const decided = (round.decisions ?? []).filter(({ of }) => of === 'teams').flatMap(({ order }) => order);
  const takesOrder = saidBy(profile, 'round.level') === 'decided';
  const rank = placed(
    there.filter(({ standing }) => standing === 'ranked' || (keepsPlace && standing === 'disqualified')),
    ({ team }) => [
      -(scored.get(team) ?? 0),
      takesOrder && decided.includes(team) ? decided.indexOf(team) : decided.length,
    ],
  );
  return new Map(rank.map(({ one, place, sharers }): readonly [string, Place] => [one.team, { place, sharers }]));
}

type Of = There & { readonly scored: number; readonly place: Place | undefined };
function tableOf(profile: Profile, { team, standing, scored, place }: Of, meetings: RoundScore['meetings']) {
  const table = saidBy(profile, 'round.table');
  const refs = refsOf(profile, standing === 'notThere' ? 'noShow.points' : 'round.table');
  if (standing !== 'ranked' || place === undefined) return { table: 0, refs };
  if (table.is === 'byPlace') return { table: pointsAt(profile, place, byList(table.points)), refs };
  if (table.is === 'scored') return { table: scored, refs };
  const points = meetings.map((one) => (one.home === team ? one.points[0] : one.away === team ? one.points[1] : 0));
  return { table: sum(points), refs };
}

function takenFrom(profile: Profile, { deductions = [] }: Round, team: string, standing: Standing): number {
  const said = deductions.filter((one) => one.team === team && one.player === undefined).map(({ points }) => points);
  return sum([...said, standing === 'notThere' ? saidBy(profile, 'noShow.points') : 0]);
}

/** Whoever has most for himself; several who are level, until the management names one. */
function bestOf(profile: Profile, round: Round, players: RoundScore['players']): Pick<RoundScore, 'best'> {
  const points = players[0]?.points ?? 0;
  if (points <= 0) return {};
  const first = players.filter((one) => one.points === points).map(({ player }) => player);
  const decides = saidBy(profile, 'individual.dayLevel') === 'decided';
  const order = (round.decisions ?? []).filter(({ of }) => of === 'dayBest').flatMap((one) => one.order);
  const named = order.find((player) => first.includes(player));
  return {
    best: {
      ...{ points, players: first },
      ...(decides && first.length > 1 && named !== undefined && { named }),
      open: decides && first.length > 1 && named === undefined,
      refs: refsOf(profile, 'individual.scores', 'individual.dayLevel'),
    },
  };
}
