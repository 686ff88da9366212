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
  RegionalLeague,
  RegisterEntry,
  Setup,
} from './state.ts';

type Of<T extends string, F = unknown> = { readonly type: T } & F;
/** What a list that is taken over may ask, line by line. */
type TakenOver =
  | 'AdmitClub'
  | 'EnterTeam'
  | 'RegisterPlayer'
  | 'ApplyForPlayerLicence'
  | 'GrantPlayerLicence'
  | 'PlanMatchDay'
  | 'StartSeason'
  | 'EnterResults'
  | 'CloseRound';
/** What is asked for a line of a list. */
export type TakenStep = { readonly line: number; readonly asks: Extract<LeagueCommand, { readonly type: TakenOver }> };
type ForLicence = { readonly club: string; readonly division: string };
type OfRound = { readonly division: string; readonly round: number };

export type LeagueCommand =
  | Of<'OpenSeason', { readonly setup: Setup }>
  | Of<'StartSeason'>
  | Of<'EndSeason'>
  // clubs
  | Of<'AdmitClub', { readonly club: string; readonly name: string; readonly registerNumber?: string }>
  | Of<'NoteMembership', { readonly club: string; readonly membership: Membership }>
  | Of<
      'NoteOfficer',
      {
        readonly club: string;
        readonly role: string;
        readonly person: PersonId;
        readonly since: Day;
        readonly told?: Day;
      }
    >
  | Of<'EnterTeam', { readonly team: string; readonly club: string; readonly division: string; readonly name?: string }>
  // licences of clubs
  | Of<
      'ApplyForLicence',
      ForLicence & {
        readonly on: Day;
        readonly documents: readonly Document[];
        readonly confirmed: boolean;
        readonly accepts?: readonly string[];
        readonly reason?: string;
      }
    >
  | Of<'MarkCriterion', ForLicence & { readonly criterion: string; readonly met: boolean; readonly on: Day }>
  | Of<'DecideLicence', ForLicence & { readonly granted: boolean; readonly on: Day; readonly reason?: string }>
  | Of<'NoteDecisionReceived', ForLicence & { readonly on: Day }>
  | Of<'ObjectToDecision', ForLicence & { readonly on: Day }>
  | Of<'RevokeApplication', ForLicence & { readonly on: Day; readonly signedBy?: PersonId }>
  | Of<'WithdrawLicence', ForLicence & { readonly on: Day; readonly reason: string }>
  // players
  | Of<'RegisterPlayer', { readonly player: PersonId; readonly club: string; readonly since: Day; readonly born?: Day }>
  /** By the club's own link, somebody whom nobody here knows yet. `licence`: his is applied for with it. */
  | Of<
      'EnterMember',
      {
        readonly player: PersonId;
        readonly club: string;
        readonly since: Day;
        readonly born?: Day;
        readonly licence?: true;
        /** He agrees, says the club, that the league has this of him and calls him as the club says. */
        readonly consents: true;
      }
    >
  /** Whom a club has entered is looked at: somebody new, or `as` who is known already. */
  | Of<'SettleMember', { readonly player: PersonId; readonly as?: PersonId }>
  | Of<'Transfer', { readonly player: PersonId; readonly to: string; readonly on: Day; readonly told?: Day }>
  | Of<'EndMembership', { readonly player: PersonId; readonly on: Day }>
  | Of<'ApplyForPlayerLicence', { readonly player: PersonId; readonly on: Day }>
  | Of<'GrantPlayerLicence', { readonly player: PersonId; readonly on: Day; readonly until?: Day }>
  // match days
  | Of<
      'PlanMatchDay',
      OfRound & {
        readonly date: Day;
        readonly startsAt: Instant;
        readonly venue?: string;
        readonly host?: string;
        readonly director?: PersonId;
        readonly officials?: readonly PersonId[];
      }
    >
  | Of<'ApplyToHost', OfRound & { readonly club: string }>
  | Of<
      'NameLineUp',
      {
        readonly team: string;
        readonly round: number;
        readonly players: readonly (PersonId | undefined)[];
        readonly captain?: PersonId;
        /** Somebody who may not play is named all the same. */
        readonly reason?: string;
      }
    >
  | Of<'ChooseForEvents', Choice>
  | Of<'EnterResults', { readonly results: Round; readonly reason?: string }>
  /** One card, event, match or line about a team, as it comes from its table: nobody's who enters another is lost by it. */
  | Of<'EnterCard', OfRound & { readonly card: CardOfRound; readonly reason?: string }>
  /** All nights of a match day that are not there yet, by ids for as many. `without`: teams that nobody has named a line-up for. */
  | Of<'OpenNights', OfRound & { readonly nights: readonly string[]; readonly without?: readonly string[] }>
  /** Who is named and is not there, or has come after all: it holds for all that he was to play. */
  | Of<'NoteMissing', OfRound & { readonly player: PersonId; readonly missing: boolean }>
  | Of<'TellNight', OfRound & { readonly night: string; readonly told: NightTold }>
  /** What a night says becomes a card. `card`: a table or an event by name; absent: all that nobody has entered otherwise. */
  | Of<
      'TakeResult',
      OfRound & {
        readonly night: string;
        readonly card?: string;
        /** In place of what somebody entered otherwise. */
        readonly instead?: true;
        readonly reason?: string;
      }
    >
  /** What a night says otherwise by now, or says no more, changes nothing: what is entered is the league's own word. */
  | Of<'KeepResult', OfRound & { readonly night: string; readonly card: string }>
  | Of<'Countersign', OfRound & { readonly team: string }>
  | Of<'CloseRound', OfRound>
  | Of<'DecideLevel', { readonly division: string; readonly order: readonly string[] }>
  // what a club is given, and money
  | Of<'Impose', { readonly entry: Omit<RegisterEntry, 'appeal'> }>
  | Of<'Appeal', { readonly entry: string; readonly on: Day }>
  | Of<'DecideAppeal', { readonly entry: string; readonly decided: 'upheld' | 'dropped' }>
  | Of<'TakePayment', { readonly club: string; readonly cents: number; readonly on: Day }>
  | Of<'PayBack', { readonly club: string; readonly cents: number; readonly on: Day }>
  | Of<'WaivePromotion', { readonly team: string }>
  | Of<
      'NoteRegionalLeague',
      { readonly league: string; readonly name: string; readonly table: RegionalLeague['table'] }
    >
  | Of<'EnterPlayOff', { readonly order: readonly string[] }>
  | Of<'ConfirmMovement', { readonly moves: readonly Move[]; readonly reason?: string }>
  /** What was confirmed may change again, and is confirmed anew. */
  | Of<'ReopenMovement', { readonly reason: string }>
  /** A whole list at once: all of it, by the rules of each, or nothing. */
  | Of<'TakeOver', { readonly steps: readonly TakenStep[] }>
  /** A file that has come; who brings it has looked at what is in it. */
  | Of<'KeepFile', Pick<KeptFile, 'file' | 'medium' | 'size' | 'about'>>
  | Of<'RemoveFile', { readonly file: string }>
  // links
  | Of<'RenewLink', { readonly of: 'club' | 'team'; readonly id: string }>
  // deadlines
  | Of<'PassDeadline', { readonly deadline: string }>
  | Of<'SettleDeadline', { readonly deadline: string; readonly as: 'taken' | 'waived'; readonly reason: string }>;
