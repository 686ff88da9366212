import type { MovementProposal } from '../movement/proposal.ts';
import type { Profile } from '../profile/profile.ts';
import { saidBy } from '../profile/profile.ts';
import type { PlayerTable } from '../ranking/player-table.ts';
import type { TeamTable } from '../ranking/team-table.ts';
import type { RoundScore } from '../reckon/round-score.ts';
import type { Round } from '../season/shape.ts';
import { type Charge, chargesOf, owedBy } from './accounts.ts';
import { type Deadline, deadlinesOf } from './deadlines.ts';
import { unmetCriteria } from './decide-licences.ts';
import { shownFiles } from './files.ts';
import { forEverybody } from './for-everybody.ts';
import { type LicenceStatus, licenceStatus } from './licence-status.ts';
import { type Lining, liningOf } from './lining.ts';
import { type GhostNumber, ghostNumbers, type ShortTeam, shortTeams } from './nights.ts';
import { type OpenItem, openItems } from './open-items.ts';
import { type PlayOff, playOffOf } from './play-off.ts';
import { remindersFor } from './reminders.ts';
import { type Champion, championOf, movementOf, playersOf, scoreOf, tableOf } from './standings.ts';
import type { Club, KeptFile, League, Licence, MatchDay, Passed, Player, RegisterEntry, Stage, Team } from './state.ts';
import { type NightsOfDay, nightsOf } from './view-nights.ts';
import type { LeagueViewer } from './viewer.ts';

export type LeagueView = {
  readonly name: string;
  readonly season: string;
  readonly stage: Stage;
  readonly profile: string;
  /** How it is played, answer by answer; whoever only reads tables needs nothing of it. */
  readonly regulation?: Profile;
  readonly currency: string;
  readonly divisions: readonly { readonly id: string; readonly teams: number }[];
  readonly rounds: number;
  readonly clubs: readonly Pick<Club, 'id' | 'name'>[];
  readonly teams: readonly Team[];
  /** `results`: the cards as they were entered, for who referees; for clubs and captains without what is said of teams. */
  readonly matchDays: readonly (Omit<MatchDay, 'results' | 'nights' | 'missing'> & {
    /** So many of its nights are under way. */
    readonly running?: number;
    /** Something came of it. */
    readonly played?: true;
    /** For who enters it of all; for who only reads of what is under way, and for who plays of the last: others are asked for. */
    readonly score?: RoundScore;
    readonly results?: Round;
    /** Who is named and not there; for the office and its referees. */
    readonly missing?: MatchDay['missing'];
    readonly short?: readonly ShortTeam[];
    readonly ghosts?: readonly GhostNumber[];
    /** Where the regulation has it run on nights; for the office and its referees. */
    readonly nights?: NightsOfDay;
  })[];
  readonly tables: readonly Omit<TeamTable, 'why'>[];
  /** Of so many `more` than stand here everybody asks. */
  readonly players: readonly (PlayerTable & { readonly more?: number })[];
  /** Once the season is over, where the regulation names one. */
  readonly champion?: Champion;
  readonly movement?: MovementProposal;
  readonly confirmed?: NonNullable<League['confirmed']>;
  /** For the office, where the last division is filled by one. */
  readonly playOff?: PlayOff;
  /** What teams are called that come from below all divisions. */
  readonly regional?: readonly { readonly team: string; readonly name: string }[];
  /** Of one's own team, of those of one's club, or of all: who is named, and who may be. */
  readonly lining?: Lining;
  /** Documents and photographs, for whom they are. */
  readonly files?: readonly KeptFile[];
  /** What must be done next by whom this is shown to, the first first. */
  readonly reminders?: readonly Deadline[];
  /** Of one's own club, or of all. */
  readonly own?: {
    readonly clubs: readonly Club[];
    readonly licences: readonly (Licence & { readonly status: LicenceStatus; readonly unmet: readonly string[] })[];
    readonly players: readonly Player[];
    readonly register: readonly RegisterEntry[];
    readonly charges: readonly Charge[];
    /** Above 0 what was paid, below what went back. */
    readonly payments: League['payments'];
    readonly owed: readonly { readonly club: string; readonly cents: number }[];
    readonly deadlines: readonly (Deadline & { readonly passed?: Passed })[];
    /** Of match days, for the office alone. */
    readonly open: readonly OpenItem[];
    /** Who has qualified by the season before, where somebody said so. */
    readonly qualified?: NonNullable<League['setup']>['qualified'];
  };
};

export function view(state: League, viewer: LeagueViewer): LeagueView {
  const { setup, stage, clubs, teams } = state;
  if (setup === undefined)
    return {
      ...{ name: '', season: '', profile: '', currency: 'EUR', divisions: [], rounds: 0 },
      ...{ stage, clubs: [], teams: [] },
      ...{ matchDays: [], tables: [], players: [] },
    };
  const { profile } = setup;
  const declared = saidBy(profile, 'season.divisions');
  const divisions = declared.map(({ id }) => id);
  const movement = movementOf(state, profile);
  const champion = championOf(state, profile);
  const playOff = viewer === 'office' ? playOffOf(state, profile) : undefined;
  return {
    ...{ name: setup.name, season: setup.season, stage, teams, profile: profile.id, currency: setup.currency },
    ...(viewer !== 'public' && { regulation: profile }),
    divisions: declared.map(({ id, teams: most }) => ({ id, teams: most })),
    rounds: saidBy(profile, 'season.rounds'),
    clubs: clubs.map(({ id, name }) => ({ id, name })),
    matchDays: state.matchDays.map((day) => {
      const { results, nights: opened, missing, ...planned } = day;
      const running = opened.filter(({ told }) => told?.stage === 'play').length;
      const isStaffs = viewer === 'office' || viewer === 'referee';
      const nights = isStaffs ? nightsOf(state, profile, day) : undefined;
      const short = isStaffs ? shortTeams(state, profile, day) : [];
      const ghosts = isStaffs && results === undefined ? ghostNumbers(state, profile, day) : [];
      const score = scoreOf(state, profile, day);
      return {
        ...planned,
        ...(running > 0 && { running }),
        ...(score !== undefined && { played: true }),
        ...(score !== undefined &&
          isNear(state, viewer, day) && { score: viewer === 'office' ? score : forEverybody(score) }),
        ...(results !== undefined && viewer !== 'public' && { results: shownTo(viewer, results) }),
        ...(isStaffs && missing.length > 0 && { missing }),
        ...(short.length > 0 && { short }),
        ...(ghosts.length > 0 && { ghosts }),
        ...(nights !== undefined && { nights }),
      };
    }),
    tables: divisions.map((division) => {
      const { why: _, ...table } = tableOf(state, profile, division);
      return table;
    }),
    players: divisions.map((division) => {
      const all = playersOf(state, profile, division);
      return viewer === 'public' ? firstOf(all) : all;
    }),
    ...(champion !== undefined && { champion }),
    ...(movement !== undefined && { movement }),
    ...(state.confirmed !== undefined && { confirmed: state.confirmed }),
    ...(viewer === 'office' && playOff !== undefined && { playOff }),
    ...(state.playOff !== undefined && {
      regional: state.regional.flatMap(({ table }) => table.map(({ team, name }) => ({ team, name }))),
    }),
    ...(viewer !== 'public' && { lining: liningOf(state, profile, isTeamOf(viewer)) }),
    ...withFiles(state, viewer),
    ...(viewer !== 'public' && viewer !== 'referee' && { reminders: remindersFor(state, viewer) }),
    ...(hasOffice(viewer) && { own: ownOf(state, profile, viewer === 'office' ? undefined : viewer.club) }),
  };
}

function withFiles(state: League, viewer: LeagueViewer): Pick<LeagueView, 'files'> {
  const files = shownFiles(state, viewer);
  return files.length === 0 ? {} : { files };
}

/** Whose points part by part stand in the view itself. */
function isNear({ matchDays }: League, viewer: LeagueViewer, { division, round, closed }: MatchDay): boolean {
  if (viewer === 'office' || viewer === 'referee') return true;
  if (viewer !== 'public' && !closed) return true;
  const isLast = !matchDays.some((one) => one.division === division && one.round > round && one.results !== undefined);
  return isLast && (viewer !== 'public' || !closed);
}

const FIRST = 20;
function firstOf({ division, rows, reasons }: PlayerTable): LeagueView['players'][number] {
  if (rows.length <= FIRST) return { division, rows, reasons };
  const shown = rows.slice(0, FIRST);
  return {
    ...{ division, rows: shown, more: rows.length - FIRST },
    reasons: reasons.filter(({ behind }) => shown.some(({ id }) => id === behind)),
  };
}

function shownTo(viewer: LeagueViewer, results: Round): Round {
  if (typeof viewer === 'string') return results;
  const { teams: _, told: __, deductions: ___, ...cards } = results;
  return cards;
}

const hasOffice = (viewer: LeagueViewer): viewer is 'office' | { readonly club: string } =>
  viewer === 'office' || (typeof viewer === 'object' && 'club' in viewer);
const isTeamOf =
  (viewer: LeagueViewer) =>
  ({ id, club }: Team): boolean =>
    typeof viewer === 'string' || ('team' in viewer ? viewer.team === id : viewer.club === club);

function ownOf(state: League, profile: Profile, club: string | undefined): NonNullable<LeagueView['own']> {
  const isOwn = (one: { readonly club: string }): boolean => club === undefined || one.club === club;
  const clubs = state.clubs.filter(({ id }) => club === undefined || id === club);
  return {
    clubs,
    licences: state.licences
      .filter(isOwn)
      .map((one) => ({ ...one, status: licenceStatus(state, profile, one), unmet: unmetCriteria(profile, one) })),
    players: state.players.filter(({ spells }) => spells.some(isOwn)),
    register: state.register.filter(isOwn),
    charges: chargesOf(state, profile).filter(isOwn),
    payments: state.payments.filter(isOwn),
    owed: clubs.map(({ id }) => ({ club: id, cents: owedBy(state, profile, id) })),
    deadlines: deadlinesOf(state)
      .filter(isOwn)
      .map((one) => {
        const passed = state.passed.find(({ id }) => id === one.id);
        return { ...one, ...(passed !== undefined && { passed }) };
      }),
    open: club === undefined ? openItems(state, profile) : [],
    ...(club === undefined && state.setup?.qualified !== undefined && { qualified: state.setup.qualified }),
  };
}
