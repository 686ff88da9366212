import type {
  LeagueCommand as Asked,
  LeagueStatistics,
  LeagueView,
  OwnProfile,
  PlayedIn,
  PublicCards,
} from '@riffle/league';
import type { PersonId } from '@riffle/people';
import type { Document, Undo } from './document.ts';
import type { ImportDecision, ImportPreview, ImportRow, NewPerson } from './person.ts';

/** What the list of leagues' seasons says of one. */
export type LeagueLine = {
  readonly name: string;
  readonly season: string;
  readonly stage: LeagueView['stage'];
  readonly clubs: number;
  readonly teams: number;
  /** Match days that are closed, of so many that are planned. */
  readonly closed: number;
  readonly planned: number;
  /** When the next begins. */
  readonly nextAt?: number;
};
export type LeagueDocument = Document<LeagueView>;
/** As which it is watched; `club:<id>` and `captain:<team>` with what stands behind the `#` of their link as the key. */
export type LeagueDocumentViewer = 'office' | 'referee' | 'public' | `club:${string}` | `captain:${string}`;
/** What is asked of it: it is opened by a way of its own and so are nights, which tell by themselves as deadlines pass. */
export type LeagueCommand = Exclude<
  Asked,
  {
    readonly type:
      | 'OpenSeason'
      | 'PassDeadline'
      | 'OpenNights'
      | 'TellNight'
      | 'KeepFile'
      | 'EnterMember'
      | 'SettleMember';
  }
>;
export type LeagueCommandOrUndo = LeagueCommand | Undo;

/** A competition profile that the club's league office wrote. */
export type LeagueProfileOnShelf = {
  readonly profile: OwnProfile;
  /** Counts up with every change; what a client saw goes back with its changes. */
  readonly version: number;
  readonly savedAt: number;
};
/** Body of `PUT /api/league-profiles/{id}`. `expectedVersion` 0: there must be none yet; absent: whatever there is. */
export type LeagueProfileBody = { readonly profile: OwnProfile; readonly expectedVersion?: number };

/** How it is played: a ready profile by its id, or the league's own that starts from one. */
export type LeagueSetup = {
  readonly name: string;
  readonly season: string;
  readonly profile: string | OwnProfile;
  readonly currency: string;
  /** So many minutes is the league's midnight before that of UTC. */
  readonly offset: number;
  /** `2011-03-12`: until when clubs may apply. */
  readonly applyUntil?: string;
  /** Which clubs have qualified for which division by the season before, by the ids that they keep. */
  readonly qualified?: readonly { readonly club: string; readonly name: string; readonly division: string }[];
};
/** Body of `POST /api/league`. */
export type NewLeague = { readonly id: string; readonly commandId: string; readonly setup: LeagueSetup };

/** What stands behind the `#` of a club's or a captain's link. */
export type LeagueToken = { readonly token: string };
/** Whose link it is, and as whom he watches on `/live` with the token as his key. */
export type LeagueLinkAnswer = {
  readonly league: string;
  readonly as: LeagueDocumentViewer;
  readonly club?: string;
  readonly team?: string;
};
/** Body of `POST /api/league/link/{code}/club/commands` and `…/captain/commands`. */
export type LeagueLinkCommand = LeagueToken & { readonly id: string; readonly command: LeagueCommand };
/** Body of `POST /api/league/link/{code}/club/files`: a document as base64, with the application that it belongs to. */
export type LeagueLinkFile = LeagueToken & {
  readonly id: string;
  readonly division: string;
  readonly document: string;
  readonly bytes: string;
};
/** Answer of `POST /api/league/link/{code}/club/file`. */
export type LeagueFileBytes = { readonly medium: string; readonly bytes: string };
/** A club's or a captain's match days and deadlines, as a calendar (RFC 5545). */
export type LeagueCalendar = { readonly text: string };
/** Body of `POST /api/league/link/{code}/club/members`: somebody whom the club brings; nobody is looked up by it. */
export type LeagueNewMember = LeagueToken &
  Pick<NewPerson, 'first' | 'last' | 'nickname' | 'roomName'> & {
    readonly id: string;
    readonly since: string;
    readonly born?: string;
    /** His licence is applied for with it. */
    readonly licence?: true;
    readonly consents: true;
  };
/** Of `GET /api/league/{id}/members`: whom clubs have entered and nobody has looked at, with who is called alike. */
export type LeagueUnsettledMember = {
  readonly player: PersonId;
  readonly alike: readonly {
    readonly person: PersonId;
    readonly name: string;
    readonly club?: string;
    readonly birthday?: string;
    /** In whose squad he stands already. */
    readonly squad?: string;
  }[];
};
/** Body of `POST /api/league/{id}/members`. `as`: who he is in the directory; absent, he is new. */
export type LeagueSettledMember = { readonly id: string; readonly player: PersonId; readonly as?: PersonId };
/** Of each club, or of each team, what stands behind the `#` of its link. */
export type LeagueLinks = {
  readonly clubs: { readonly [club: string]: string };
  readonly teams: { readonly [team: string]: string };
};

/** Body of `POST /api/league/{id}/nights`. `without`: teams that have named no line-up, and are left out. */
export type OpenNightsBody = {
  readonly id: string;
  readonly division: string;
  readonly round: number;
  readonly without?: readonly string[];
};
/** Of `GET /api/league/of-night/{id}`; all is absent where the night is of no match day. `stacks`: of a team event, who plays each heat of a stack. */
export type MatchDayOfNight = {
  readonly league: string;
  readonly name: string;
  readonly division: string;
  readonly round: number;
  readonly stacks?: { readonly [entry: string]: readonly (PersonCalled | null)[] };
};
/** By his id, and as staff call him. */
type PersonCalled = { readonly person: string; readonly name: string };

type Names = { readonly [id: string]: string };
/** What came of one match day part by part, its round cards, and how those in it are called. */
export type LeagueRound = {
  readonly score: NonNullable<LeagueView['matchDays'][number]['score']>;
  readonly cards: PublicCards;
  readonly names: Names;
};
/** A season's figures beside its tables, and how those in them are called. */
export type LeagueFigures = { readonly statistics: LeagueStatistics; readonly names: Names };
/** Nights of match days that are under way: by their `code` everybody has their walls. `tables`: where more than one is still in. */
export type LeagueRunning = {
  readonly nights: readonly {
    readonly division: string;
    readonly round: number;
    readonly of: PlayedIn;
    readonly code: string;
    readonly tables: readonly { readonly name: string; readonly teams: readonly string[] }[];
  }[];
};
/** All players of a division, and how they are called. */
export type LeaguePlayers = { readonly table: LeagueView['players'][number]; readonly names: Names };

/** What a row of a league's list says: a club, somebody of a squad, or what a team or a player of it scored on a match day. */
type LeagueListed = {
  /** As it is called; known already where its id stands beside it. */
  readonly club?: string;
  readonly clubId?: string;
  readonly registerNumber?: string;
  readonly since?: string;
  readonly applied?: string;
  readonly granted?: string;
  readonly until?: string;
  readonly division?: string;
  readonly round?: number;
  readonly date?: string;
  readonly team?: string;
  readonly teamId?: string;
  readonly points?: number;
};
/** `known`: it is all here already, and nothing is left to take over. */
export type LeagueListRow = ImportRow & LeagueListed & { readonly known?: true };
export type LeagueListPreview = Omit<ImportPreview, 'rows' | 'columns'> & {
  readonly is: 'clubs' | 'squads' | 'points';
  readonly columns: readonly { readonly header: string; readonly field?: string }[];
  readonly rows: readonly LeagueListRow[];
};
export type LeagueListDecision = ImportDecision & LeagueListed;
/** Body of `POST /api/league/{id}/import`. */
export type LeagueImport = {
  readonly id: string;
  readonly is: LeagueListPreview['is'];
  /** From when on somebody is a member of whom the list does not say so, and when a match day was. */
  readonly day: string;
  /** Match days on which every team of the division has points are closed. */
  readonly close?: true;
  readonly decisions: readonly LeagueListDecision[];
};
