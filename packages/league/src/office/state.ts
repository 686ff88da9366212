import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { Profile } from '../profile/profile.ts';
import type { CardOfRound, Round } from '../season/shape.ts';
import type { Day } from './day.ts';

export type Setup = {
  readonly name: string;
  readonly season: string;
  /** As it held when the season was opened: what a league changes later is for the next. */
  readonly profile: Profile;
  readonly currency: string;
  /** So many minutes is the league's midnight before that of UTC: where a deadline counts in days, the day ends there. */
  readonly offset: number;
  /** Until when clubs may apply, where a day is said. */
  readonly applyUntil?: Day;
  /** Which clubs have qualified for which division by the season before; nobody has said where it is missing. */
  readonly qualified?: readonly Qualified[];
};
/** A club by its id of the season before, where it keeps it, and as it was called. */
type Qualified = { readonly club: string; readonly name: string; readonly division: string };
/** Clubs apply and name squads; rounds are played; all is final. */
export type Stage = 'preparing' | 'running' | 'over';

export type Membership = { readonly of: string; readonly since: Day; readonly until?: Day };
type Officer = { readonly role: string; readonly person: PersonId; readonly since: Day; readonly told?: Day };
export type Club = {
  readonly id: string;
  readonly name: string;
  readonly registerNumber?: string;
  readonly memberships: readonly Membership[];
  readonly officers: readonly Officer[];
};
export type Team = {
  readonly id: string;
  readonly club: string;
  readonly division: string;
  /** Where it is not called as its club. */
  readonly name?: string;
};

export type Document = { readonly name: string; readonly dated: Day; readonly original: boolean };
export type Licence = {
  readonly club: string;
  readonly division: string;
  readonly applied: Day;
  readonly documents: readonly Document[];
  /** The club accepts regulation and statutes. */
  readonly confirmed: boolean;
  /** What of the regulation's list it accepted with it, by name. */
  readonly accepts: readonly string[];
  /** Item by item whether it is met, as it was marked last. */
  readonly criteria: Readonly<Record<string, { readonly met: boolean; readonly on: Day }>>;
  readonly decided?: { readonly granted: boolean; readonly on: Day; readonly received?: Day };
  /** Told against the decision; where a league hears none, it is kept and changes nothing. */
  readonly objection?: Day;
  readonly revoked?: Day;
  /** Who signed that, where the regulation asks for it. */
  readonly revokedBy?: PersonId;
  readonly withdrawn?: { readonly on: Day; readonly reason: string };
};

/** Where a player is a member, one club after the other. `told`: when a change of clubs was reported. */
type Spell = { readonly club: string; readonly since: Day; readonly until?: Day; readonly told?: Day };
type PlayerLicence = { readonly applied: Day; readonly granted?: Day; readonly until?: Day };
export type Player = {
  readonly id: PersonId;
  readonly born?: Day;
  readonly spells: readonly Spell[];
  readonly licence?: PlayerLicence;
  /** Entered by his club, and nobody of the office has said yet who he is. */
  readonly unsettled?: true;
};

/** What a night of a match day is: single tables, of a heat where there are several, or a team event. */
export type PlayedIn =
  | { readonly is: 'tables'; readonly heat?: number }
  | { readonly is: 'event'; readonly event: string };
/** Who was entered in it as the line-ups then said; nobody where a player is missing. */
type EnteredIn = { readonly entry: string; readonly team: string; readonly number: number; readonly player?: PersonId };
/** How far a night is, and what of it may stand on cards. `lacks`: the heats at whose end no stacks were counted. */
export type NightTold = {
  readonly stage: 'before' | 'play' | 'over' | 'off' | 'gone';
  readonly cards: readonly CardOfRound[];
  readonly lacks?: readonly number[];
};
export type OpenedNight = { readonly night: string; readonly of: PlayedIn; readonly entries: readonly EnteredIn[] };
/** What stays as it is entered though its night says otherwise: what it said then, or nothing. */
export type Kept = { readonly card: CardOfRound; readonly says?: CardOfRound };
/** `taken`: what of it was taken over last, card by card; what stands otherwise was entered by hand. */
export type NightOfDay = OpenedNight & {
  readonly told?: NightTold;
  readonly taken: readonly CardOfRound[];
  readonly kept: readonly Kept[];
};

export type MatchDay = {
  readonly round: number;
  readonly division: string;
  readonly date: Day;
  readonly startsAt: Instant;
  readonly venue?: string;
  readonly host?: string;
  /** Clubs that would host it, the first to say so first. */
  readonly applicants: readonly string[];
  readonly director?: PersonId;
  readonly officials: readonly PersonId[];
  /** Who is named for it and is not there. */
  readonly missing: readonly PersonId[];
  readonly results?: Round;
  /** On which it is played, where it runs on nights. */
  readonly nights: readonly NightOfDay[];
  /** Which teams' captains have signed what is entered. */
  readonly signed: readonly string[];
  readonly closed: boolean;
};
export type LineUp = {
  readonly team: string;
  readonly round: number;
  /** In the order of their numbers; nobody where a player is missing. */
  readonly players: readonly (PersonId | undefined)[];
  readonly captain?: PersonId;
  /** When it was first complete, and when it was changed last. */
  readonly completeAt?: Instant;
  /** It met its deadline as that stood then: a match day that is moved takes nothing of it. */
  readonly inTime: boolean;
  readonly changedAt: Instant;
};

/** What a club was given beside what follows from its match days. */
export type RegisterEntry = {
  readonly id: string;
  readonly club: string;
  readonly team?: string;
  readonly what: 'warning' | 'points' | 'transferBan' | 'fine' | 'forcedRelegation' | 'exclusion';
  readonly on: Day;
  readonly reason: string;
  readonly rule?: string;
  readonly cents?: number;
  readonly points?: number;
  readonly until?: Day;
  readonly appeal?: { readonly on: Day; readonly decided?: 'upheld' | 'dropped' };
};
type Payment = { readonly club: string; readonly cents: number; readonly on: Day };
/** Which of the players of a heat plays which of its team events, as the captain chose. */
export type Choice = {
  readonly team: string;
  readonly round: number;
  readonly heat: number;
  readonly order: readonly PersonId[];
};
/** A team that goes up or down, as the league confirmed it. */
export type Move = { readonly team: string; readonly way: 'up' | 'down' };
/** A league below all divisions, as it ended. `club`: the club of this league that a team belongs to, where it is one. */
export type RegionalLeague = {
  readonly id: string;
  readonly name: string;
  readonly table: readonly {
    readonly team: string;
    readonly name: string;
    readonly club?: string;
    /** It fielded a player of the first division in this season. */
    readonly fieldedFromFirst?: boolean;
  }[];
};
/** A deadline that passed with something not done: what was made of it, and by whom. */
export type Passed = {
  readonly id: string;
  readonly what: 'lineUp' | 'instalment' | 'decision' | 'officer';
  readonly club: string;
  readonly at: Instant;
  readonly settled?: { readonly as: 'taken' | 'waived'; readonly reason: string; readonly by: string };
};

/** What a file belongs to: a document of a licence's application, or the round card that it is a photograph of. */
export type FileAbout =
  | { readonly is: 'licence'; readonly club: string; readonly division: string; readonly document: string }
  | {
      readonly is: 'card';
      readonly division: string;
      readonly round: number;
      readonly table: string;
      readonly heat?: number;
    };
export const FILE_MEDIA = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
/** A file that is kept with the season; its bytes lie beside it. */
export type KeptFile = {
  readonly file: string;
  readonly medium: (typeof FILE_MEDIA)[number];
  readonly size: number;
  readonly about: FileAbout;
  readonly at: Instant;
  /** It is shown to nobody from then on. */
  readonly removed?: Instant;
};

export type League = {
  readonly setup?: Setup;
  readonly stage: Stage;
  readonly clubs: readonly Club[];
  readonly teams: readonly Team[];
  readonly licences: readonly Licence[];
  readonly players: readonly Player[];
  readonly matchDays: readonly MatchDay[];
  readonly lineUps: readonly LineUp[];
  readonly register: readonly RegisterEntry[];
  /** Above 0 what a club paid, below what it was given back. */
  readonly payments: readonly Payment[];
  /** Who of those is ahead who are level in everything. */
  readonly decisions: readonly { readonly division: string; readonly order: readonly string[] }[];
  readonly waived: readonly string[];
  readonly choices: readonly Choice[];
  readonly regional: readonly RegionalLeague[];
  /** How the play-off of regional champions ended, the best first. */
  readonly playOff?: readonly string[];
  readonly confirmed?: { readonly moves: readonly Move[]; readonly reason?: string };
  readonly passed: readonly Passed[];
  readonly files: readonly KeptFile[];
  /** Each time that the link of a club or of a team's captain was made anew, oldest first. */
  readonly renewals: readonly { readonly of: 'club' | 'team'; readonly id: string; readonly mark: string }[];
};

export const initial: League = {
  stage: 'preparing',
  ...{ clubs: [], teams: [], licences: [], players: [], matchDays: [], lineUps: [], register: [], payments: [] },
  ...{ decisions: [], waived: [], choices: [], passed: [], files: [], renewals: [], regional: [] },
};

export const clubOf = ({ clubs }: League, id: string): Club | undefined => clubs.find((one) => one.id === id);
export const teamOf = ({ teams }: League, id: string): Team | undefined => teams.find((one) => one.id === id);
export const playerOf = ({ players }: League, id: string): Player | undefined => players.find((one) => one.id === id);
export const matchDayOf = ({ matchDays }: League, division: string, round: number): MatchDay | undefined =>
  matchDays.find((one) => one.division === division && one.round === round);
export const lineUpOf = ({ lineUps }: League, team: string, round: number): LineUp | undefined =>
  lineUps.find((one) => one.team === team && one.round === round);
export const licenceOf = ({ licences }: League, club: string, division: string): Licence | undefined =>
  licences.find((one) => one.club === club && one.division === division);

/** Where he was a member on a day. */
export const clubOn = ({ spells }: Player, day: Day): string | undefined =>
  spells.find(({ since, until }) => since <= day && (until === undefined || day <= until))?.club;
