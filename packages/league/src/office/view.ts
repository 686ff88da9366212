import type { PersonId } from '@riffle/people';
import type { MovementProposal } from '../movement/proposal.ts';
import type { Profile } from '../profile/profile.ts';
import { saidBy } from '../profile/profile.ts';
import type { PlayerTable } from '../ranking/player-table.ts';
import type { TeamTable } from '../ranking/team-table.ts';
import type { Part, RoundScore } from '../reckon/round-score.ts';
import { type Charge, chargesOf, owedBy } from './accounts.ts';
import { type Deadline, deadlinesOf } from './deadlines.ts';
import { unmetCriteria } from './decide-licences.ts';
import { type Ineligible, ineligible } from './eligibility.ts';
import { type HeatPlan, heatPlan } from './heat-plan.ts';
import { type LicenceStatus, licenceStatus } from './licence-status.ts';
import { movementOf, playersOf, scoreOf, tableOf } from './standings.ts';
import type { Club, League, Licence, LineUp, MatchDay, Passed, Player, RegisterEntry, Stage, Team } from './state.ts';

/** The league's office sees all, a club what is its own, everybody what is public. */
export type LeagueViewer = 'office' | 'public' | { readonly club: string };

export type LeagueView = {
  readonly name: string;
  readonly season: string;
  readonly stage: Stage;
  readonly clubs: readonly Pick<Club, 'id' | 'name'>[];
  readonly teams: readonly Team[];
  readonly matchDays: readonly (Omit<MatchDay, 'results'> & { readonly score?: RoundScore })[];
  readonly tables: readonly Omit<TeamTable, 'why'>[];
  readonly players: readonly PlayerTable[];
  readonly movement?: MovementProposal;
  readonly confirmed?: NonNullable<League['confirmed']>;
  /** Of one's own club, or of all. */
  readonly own?: {
    readonly clubs: readonly Club[];
    readonly licences: readonly (Licence & { readonly status: LicenceStatus; readonly unmet: readonly string[] })[];
    readonly plans: readonly { readonly team: string; readonly round: number; readonly heats: readonly HeatPlan[] }[];
    readonly players: readonly Player[];
    /** Of each team for its next match day: who may play, and of the others why not. */
    readonly offered: readonly (Offer & { readonly team: string; readonly round: number })[];
    readonly lineUps: readonly LineUp[];
    readonly register: readonly RegisterEntry[];
    readonly charges: readonly Charge[];
    readonly owed: readonly { readonly club: string; readonly cents: number }[];
    readonly deadlines: readonly (Deadline & { readonly passed?: Passed })[];
  };
};

export function view(state: League, viewer: LeagueViewer): LeagueView {
  const { setup, stage, clubs, teams } = state;
  if (setup === undefined)
    return { ...{ name: '', season: '', stage, clubs: [], teams: [] }, ...{ matchDays: [], tables: [], players: [] } };
  const { profile } = setup;
  const divisions = saidBy(profile, 'season.divisions').map(({ id }) => id);
  const movement = movementOf(state, profile);
  return {
    ...{ name: setup.name, season: setup.season, stage, teams },
    clubs: clubs.map(({ id, name }) => ({ id, name })),
    matchDays: state.matchDays.map((day) => {
      const { results: _, ...planned } = day;
      const score = scoreOf(state, profile, day);
      return { ...planned, ...(score !== undefined && { score: viewer === 'office' ? score : forEverybody(score) }) };
    }),
    tables: divisions.map((division) => {
      const { why: _, ...table } = tableOf(state, profile, division);
      return table;
    }),
    players: divisions.map((division) => playersOf(state, profile, division)),
    ...(movement !== undefined && { movement }),
    ...(state.confirmed !== undefined && { confirmed: state.confirmed }),
    ...(viewer !== 'public' && { own: ownOf(state, profile, viewer === 'office' ? undefined : viewer.club) }),
  };
}

/** Without what a team pays, and without why somebody lost points. */
const forEverybody = (score: RoundScore): RoundScore => ({
  ...score,
  teams: score.teams.map((team) => ({ ...team, fines: [], parts: team.parts.map(withoutReason) })),
  players: score.players.map((player) => ({ ...player, parts: player.parts.map(withoutReason) })),
});
const withoutReason = ({ reason: _, ...part }: Part): Part => part;

function ownOf(state: League, profile: Profile, club: string | undefined): NonNullable<LeagueView['own']> {
  const isOwn = (one: { readonly club: string }): boolean => club === undefined || one.club === club;
  const teams = new Set(state.teams.filter(isOwn).map(({ id }) => id));
  const clubs = state.clubs.filter(({ id }) => club === undefined || id === club);
  return {
    clubs,
    licences: state.licences
      .filter(isOwn)
      .map((one) => ({ ...one, status: licenceStatus(state, profile, one), unmet: unmetCriteria(profile, one) })),
    players: state.players.filter(({ spells }) => spells.some(isOwn)),
    offered: state.stage === 'over' ? [] : state.teams.filter(isOwn).flatMap((team) => nextOffer(state, team)),
    lineUps: state.lineUps.filter(({ team }) => teams.has(team)),
    plans: state.lineUps
      .filter(({ team }) => teams.has(team))
      .map(({ team, round }) => ({ team, round, heats: heatPlan(state, profile, team, round) })),
    register: state.register.filter(isOwn),
    charges: chargesOf(state, profile).filter(isOwn),
    owed: clubs.map(({ id }) => ({ club: id, cents: owedBy(state, profile, id) })),
    deadlines: deadlinesOf(state)
      .filter(isOwn)
      .map((one) => {
        const passed = state.passed.find(({ id }) => id === one.id);
        return { ...one, ...(passed !== undefined && { passed }) };
      }),
  };
}

type Offer = { readonly players: ReturnType<typeof offeredFor> };

function nextOffer(state: League, team: Team): readonly (Offer & { readonly team: string; readonly round: number })[] {
  const open = state.matchDays.filter((day) => day.division === team.division && day.results === undefined);
  const next = open.toSorted((a, b) => a.round - b.round)[0];
  return next === undefined ? [] : [{ team: team.id, round: next.round, players: offeredFor(state, team, next) }];
}

/** Of all players of a team's club whether each may play on a match day, and if not why: what a captain is offered. */
export function offeredFor(
  state: League,
  team: Team,
  day: MatchDay,
): readonly { readonly player: PersonId; readonly because: readonly Ineligible[] }[] {
  if (state.setup === undefined) return [];
  const { profile } = state.setup;
  return state.players
    .filter(({ spells }) => spells.some(({ club }) => club === team.club))
    .map(({ id }) => ({ player: id, because: ineligible(state, profile, id, team, day) }));
}
