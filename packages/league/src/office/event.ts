import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { CardOfRound, Round } from '../season/shape.ts';
import type { Day } from './day.ts';
import type {
  Choice,
  Document,
  KeptFile,
  Membership,
  Move,
  NightTold,
  OpenedNight,
  Passed,
  RegionalLeague,
  RegisterEntry,
  Setup,
} from './state.ts';

type Of<T extends string, F = unknown> = { readonly v: 1; readonly type: T } & F;
type ForLicence = { readonly club: string; readonly division: string };
type OfRound = { readonly division: string; readonly round: number };

export type LeagueEvent =
  | Of<'SeasonOpened', { readonly setup: Setup }>
  | Of<'SeasonStarted'>
  | Of<'SeasonEnded'>
  | Of<'ClubAdmitted', { readonly club: string; readonly name: string; readonly registerNumber?: string }>
  | Of<'MembershipNoted', { readonly club: string; readonly membership: Membership }>
  | Of<
      'OfficerNoted',
      {
        readonly club: string;
        readonly role: string;
        readonly person: PersonId;
        readonly since: Day;
        readonly told?: Day;
      }
    >
  | Of<
      'TeamEntered',
      { readonly team: string; readonly club: string; readonly division: string; readonly name?: string }
    >
  | Of<
      'LicenceApplied',
      ForLicence & {
        readonly on: Day;
        readonly documents: readonly Document[];
        readonly confirmed: boolean;
        readonly accepts?: readonly string[];
        readonly reason?: string;
      }
    >
  | Of<'CriterionMarked', ForLicence & { readonly criterion: string; readonly met: boolean; readonly on: Day }>
  | Of<'LicenceDecided', ForLicence & { readonly granted: boolean; readonly on: Day; readonly reason?: string }>
  | Of<'DecisionReceived', ForLicence & { readonly on: Day }>
  | Of<'ObjectionKept', ForLicence & { readonly on: Day }>
  | Of<'ApplicationRevoked', ForLicence & { readonly on: Day; readonly signedBy?: PersonId }>
  | Of<'LicenceWithdrawn', ForLicence & { readonly on: Day; readonly reason: string }>
  | Of<
      'PlayerRegistered',
      { readonly player: PersonId; readonly club: string; readonly since: Day; readonly born?: Day }
    >
  | Of<
      'MemberEntered',
      {
        readonly player: PersonId;
        readonly club: string;
        readonly since: Day;
        /** When the club said so. */
        readonly told: Day;
        readonly born?: Day;
        readonly licence?: true;
        readonly consents: true;
      }
    >
  | Of<'MemberSettled', { readonly player: PersonId; readonly as?: PersonId }>
  | Of<'PlayerTransferred', { readonly player: PersonId; readonly to: string; readonly on: Day; readonly told?: Day }>
  | Of<'MembershipEnded', { readonly player: PersonId; readonly on: Day }>
  | Of<'PlayerLicenceApplied', { readonly player: PersonId; readonly on: Day }>
  | Of<'PlayerLicenceGranted', { readonly player: PersonId; readonly on: Day; readonly until?: Day }>
  | Of<
      'MatchDayPlanned',
      OfRound & {
        readonly date: Day;
        readonly startsAt: Instant;
        readonly venue?: string;
        readonly host?: string;
        readonly director?: PersonId;
        readonly officials: readonly PersonId[];
      }
    >
  | Of<'HostApplied', OfRound & { readonly club: string }>
  | Of<
      'LineUpNamed',
      {
        readonly team: string;
        readonly round: number;
        readonly players: readonly (PersonId | null)[];
        readonly captain?: PersonId;
        readonly at: Instant;
        readonly complete: boolean;
        readonly reason?: string;
      }
    >
  | Of<'EventsChosen', Choice>
  | Of<'ResultsEntered', { readonly results: Round; readonly reason?: string }>
  /** `night`: it was taken over from there. */
  | Of<'CardEntered', OfRound & { readonly card: CardOfRound; readonly night?: string; readonly reason?: string }>
  /** Its night says it no more. */
  | Of<'CardRemoved', OfRound & { readonly card: CardOfRound; readonly night: string; readonly reason?: string }>
  /** `card`: as it is entered and stays; `says`: what its night said of it then, where it said anything. */
  | Of<'ResultKept', OfRound & { readonly night: string; readonly card: CardOfRound; readonly says?: CardOfRound }>
  | Of<'NightsOpened', OfRound & { readonly nights: readonly OpenedNight[] }>
  | Of<'MissingNoted', OfRound & { readonly player: PersonId; readonly missing: boolean }>
  | Of<'NightTold', OfRound & { readonly night: string; readonly told: NightTold }>
  | Of<'Countersigned', OfRound & { readonly team: string }>
  | Of<'RoundClosed', OfRound>
  | Of<'LevelDecided', { readonly division: string; readonly order: readonly string[] }>
  | Of<'Imposed', { readonly entry: Omit<RegisterEntry, 'appeal'> }>
  | Of<'Appealed', { readonly entry: string; readonly on: Day }>
  | Of<'AppealDecided', { readonly entry: string; readonly decided: 'upheld' | 'dropped' }>
  | Of<'PaymentTaken', { readonly club: string; readonly cents: number; readonly on: Day }>
  | Of<'PaidBack', { readonly club: string; readonly cents: number; readonly on: Day }>
  | Of<'PromotionWaived', { readonly team: string }>
  | Of<
      'RegionalLeagueNoted',
      { readonly league: string; readonly name: string; readonly table: RegionalLeague['table'] }
    >
  | Of<'PlayOffEntered', { readonly order: readonly string[] }>
  | Of<'MovementConfirmed', { readonly moves: readonly Move[]; readonly reason?: string }>
  | Of<'MovementReopened', { readonly reason: string }>
  | Of<'FileKept', Omit<KeptFile, 'removed'>>
  | Of<'FileRemoved', { readonly file: string; readonly at: Instant }>
  | Of<'LinkRenewed', { readonly of: 'club' | 'team'; readonly id: string; readonly mark: string }>
  | Of<'DeadlinePassed', Pick<Passed, 'what' | 'club' | 'at'> & { readonly deadline: string }>
  | Of<
      'DeadlineSettled',
      Pick<Passed, 'what' | 'club'> & {
        readonly deadline: string;
        readonly as: 'taken' | 'waived';
        readonly reason: string;
        readonly by: string;
      }
    >;

/** In which version each is written today. */
export const LEAGUE_VERSIONS: { readonly [T in LeagueEvent['type']]: 1 } = {
  ...{ SeasonOpened: 1, SeasonStarted: 1, SeasonEnded: 1 },
  ...{ ClubAdmitted: 1, MembershipNoted: 1, OfficerNoted: 1, TeamEntered: 1 },
  ...{ LicenceApplied: 1, CriterionMarked: 1, LicenceDecided: 1, DecisionReceived: 1, ApplicationRevoked: 1 },
  ...{ LicenceWithdrawn: 1, PlayerRegistered: 1, PlayerTransferred: 1, MembershipEnded: 1 },
  ...{ PlayerLicenceApplied: 1, PlayerLicenceGranted: 1, MatchDayPlanned: 1, LineUpNamed: 1, ResultsEntered: 1 },
  ...{ Countersigned: 1, RoundClosed: 1, LevelDecided: 1, Imposed: 1, Appealed: 1, AppealDecided: 1 },
  ...{
    MemberEntered: 1,
    MemberSettled: 1,
    CardEntered: 1,
    NightsOpened: 1,
    NightTold: 1,
    MissingNoted: 1,
    HostApplied: 1,
    LinkRenewed: 1,
    FileKept: 1,
    FileRemoved: 1,
    PaymentTaken: 1,
    PaidBack: 1,
    PromotionWaived: 1,
    EventsChosen: 1,
    ObjectionKept: 1,
    RegionalLeagueNoted: 1,
    PlayOffEntered: 1,
    MovementConfirmed: 1,
    MovementReopened: 1,
    CardRemoved: 1,
    ResultKept: 1,
    DeadlinePassed: 1,
    DeadlineSettled: 1,
  },
};
