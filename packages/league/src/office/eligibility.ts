import type { PersonId } from '@riffle/people';
import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import { ageOn, type Day, daysFrom } from './day.ts';
import { playersOf, scoreOf, scoresOf } from './standings.ts';
import { clubOn, type League, lineUpOf, type MatchDay, type Player, playerOf, type Team } from './state.ts';

/** Why somebody may not play for a team on a match day. */
export type Ineligible = { readonly refs: readonly RuleRef[] } & (
  | { readonly code: 'not-in-squad'; readonly club?: string }
  | { readonly code: 'no-licence' }
  | { readonly code: 'licence-too-late'; readonly applied: Day; readonly days: number; readonly needed: number }
  | { readonly code: 'licence-expired'; readonly until: Day }
  | { readonly code: 'age-unknown'; readonly needed: number }
  | { readonly code: 'too-young'; readonly age: number; readonly needed: number }
  | { readonly code: 'changed-clubs'; readonly from: string; readonly round: number }
  | { readonly code: 'change-not-told'; readonly from: string; readonly needed: number }
  | { readonly code: 'plays-elsewhere'; readonly team: string; readonly division: string }
  | { readonly code: 'best-above'; readonly team: string; readonly rank: number; readonly points: number }
);

/** All that stands against it, each with its rule; nothing where he may play. */
export function ineligible(
  state: League,
  profile: Profile,
  id: PersonId,
  team: Team,
  day: MatchDay,
): readonly Ineligible[] {
  const player = playerOf(state, id);
  if (player === undefined) return [{ code: 'not-in-squad', refs: refsOf(profile, 'eligible.squad') }];
  return [
    ...squad(profile, player, team, day),
    ...licence(profile, player, day),
    ...age(profile, player, day),
    ...changedClubs(state, profile, player, day),
    ...changeTold(profile, player, day),
    ...elsewhere(state, profile, player, team, day),
    ...bestAbove(state, profile, player, team, day),
  ];
}

function squad(profile: Profile, player: Player, team: Team, { date }: MatchDay): readonly Ineligible[] {
  const club = clubOn(player, date);
  if (club === team.club || !saidBy(profile, 'eligible.squad')) return [];
  return [{ code: 'not-in-squad', ...(club !== undefined && { club }), refs: refsOf(profile, 'eligible.squad') }];
}

function licence(profile: Profile, { licence: own }: Player, { date }: MatchDay): readonly Ineligible[] {
  const wanted = saidBy(profile, 'eligible.licence');
  const refs = refsOf(profile, 'eligible.licence');
  if (wanted.is === 'none') return [];
  if (own?.granted === undefined || own.granted > date) return [{ code: 'no-licence', refs }];
  if (own.until !== undefined && own.until < date) return [{ code: 'licence-expired', until: own.until, refs }];
  const days = daysFrom(own.applied, date);
  return days < wanted.daysBefore
    ? [{ code: 'licence-too-late', applied: own.applied, days, needed: wanted.daysBefore, refs }]
    : [];
}

function age(profile: Profile, { born }: Player, { date }: MatchDay): readonly Ineligible[] {
  const needed = saidBy(profile, 'eligible.age');
  const refs = refsOf(profile, 'eligible.age');
  if (needed === 0) return [];
  if (born === undefined) return [{ code: 'age-unknown', needed, refs }];
  const years = ageOn(born, date);
  return years < needed ? [{ code: 'too-young', age: years, needed, refs }] : [];
}

/** For whom somebody played in this season, match day by match day; who never was dealt in did not. */
const appearances = (state: League, profile: Profile, player: string) =>
  state.matchDays.flatMap((day) => {
    const one = scoreOf(state, profile, day)?.players.find((each) => each.player === player);
    return one?.team === undefined ? [] : [{ round: day.round, date: day.date, team: one.team }];
  });

/** Who changed clubs after he had played for another waits for the next season, also where he comes back. */
function changedClubs(
  state: League,
  profile: Profile,
  player: Player,
  { date, round }: MatchDay,
): readonly Ineligible[] {
  if (saidBy(profile, 'eligible.transfer') !== 'lockedAfterAppearance') return [];
  const changes = player.spells.slice(1).filter(({ since }) => since <= date);
  if (changes.length === 0) return [];
  const clubs = new Map(state.teams.map(({ id, club }) => [id, club]));
  const played = appearances(state, profile, player.id)
    .filter((one) => one.round < round)
    .map((one) => ({ ...one, from: clubs.get(one.team) ?? one.team }));
  const before = played.find((one) => changes.some(({ club, since }) => one.from !== club && one.date <= since));
  return before === undefined
    ? []
    : [{ code: 'changed-clubs', from: before.from, round: before.round, refs: refsOf(profile, 'eligible.transfer') }];
}

/** A change of clubs must be told of, and so many days before. */
function changeTold(profile: Profile, { spells }: Player, { date }: MatchDay): readonly Ineligible[] {
  const needed = saidBy(profile, 'eligible.transferNotice');
  const last = spells.slice(1).findLast(({ since }) => since <= date);
  if (needed === 0 || last === undefined) return [];
  if (last.told !== undefined && daysFrom(last.told, date) >= needed) return [];
  const from = spells[spells.indexOf(last) - 1]?.club ?? '';
  return [{ code: 'change-not-told', from, needed, refs: refsOf(profile, 'eligible.transferNotice') }];
}

function elsewhere(
  state: League,
  profile: Profile,
  { id }: Player,
  team: Team,
  { round }: MatchDay,
): readonly Ineligible[] {
  if (saidBy(profile, 'lineUp.divisionsInRound') === 0) return [];
  const refs = refsOf(profile, 'lineUp.divisionsInRound');
  return state.teams
    .filter((other) => other.id !== team.id && lineUpOf(state, other.id, round)?.players.includes(id) === true)
    .slice(saidBy(profile, 'lineUp.divisionsInRound') - 1)
    .map((other) => ({ code: 'plays-elsewhere', team: other.id, division: other.division, refs }));
}

/** The best of the club's team above, by what they have there before this round. */
function bestAbove(
  state: League,
  profile: Profile,
  { id }: Player,
  team: Team,
  { round }: MatchDay,
): readonly Ineligible[] {
  const barred = saidBy(profile, 'lineUp.bestBarred');
  if (barred.is === 'none') return [];
  const divisions = saidBy(profile, 'season.divisions').map((one) => one.id);
  const above = state.teams.filter(
    (one) => one.club === team.club && divisions.indexOf(one.division) < divisions.indexOf(team.division),
  );
  return above.flatMap((own): readonly Ineligible[] => {
    const played = scoresOf(state, profile, own.division).filter((one) => one.round < round);
    const last = Math.max(0, ...played.map((one) => one.round));
    const its = new Set(
      played.flatMap(({ players }) => players.filter((one) => one.team === own.id).map(({ player }) => player)),
    );
    const rows =
      barred.ranking === 'season'
        ? playersOf(state, profile, own.division, round).rows.map((row) => ({ player: row.id, points: row.points }))
        : (played.find((one) => one.round === last)?.players ?? []);
    const ofClub = rows.filter(({ player }) => its.has(player));
    const points = ofClub.find(({ player }) => player === id)?.points;
    if (points === undefined) return [];
    const rank = ofClub.filter((one) => one.points > points).length + 1;
    const level = ofClub.filter((one) => one.points === points).length;
    const isIn = rank <= barred.players && (barred.level === 'allBarred' || rank + level - 1 <= barred.players);
    return isIn ? [{ code: 'best-above', team: own.id, rank, points, refs: refsOf(profile, 'lineUp.bestBarred') }] : [];
  });
}
