import type {
  ClockReading,
  EntryId,
  LevelGame,
  Limit,
  OwnStand,
  PlayLevel,
  Setup,
  Stage,
  TableId,
  TournamentCommand,
  TournamentView,
} from '@riffle/tournament';
import type { Document, Listed, Undo } from './document.ts';

/** What the list of nights says of one. */
export type NightLine = {
  readonly name: string;
  readonly rulebook: string;
  readonly stage: Stage;
  readonly startsAt?: number;
  readonly entries: number;
  readonly left: number;
};
/** A tournament in the list of nights; its code stands in `/e/{code}` for players, `/wall/{code}` for the wall. */
export type NightSummary = Listed & NightLine;

export const WALL_SCREENS = [
  'clock',
  'seating',
  'tables',
  'moves',
  'results',
  'schedule',
  'prizes',
  'chips',
  'heads',
  'stacks',
  'rounds',
] as const;
export type WallScreen = (typeof WALL_SCREENS)[number];

/** What staff tell the wall, no part of what happened. Body of `PUT /api/night/{id}/wall`: all of it each time. */
export type Wall = {
  /** What the wall is told to show by staff; absent = it rotates by itself. */
  readonly pinned?: WallScreen;
  /** A line from staff to the room. */
  readonly announcement?: string;
  /** Up to which moves all are seated, by their moment: the wall shows none of them over everything else any more. */
  readonly seated?: number;
  /** Said aloud once, at `saidAt`; in which language, where it is another than the wall's. */
  readonly said?: string;
  readonly saidAt?: number;
  readonly saidIn?: 'de' | 'en';
  /** Of the club's presets, what the walls of this night show in turn; absent = the club's usual one. */
  readonly preset?: string;
};

/** A night as a viewer has it. */
export type Night = Document<TournamentView> & Wall;
/**
 * As which a night is watched. `cashier:<id>`: whoever keeps boxes under that id of staff; without one he sees into none. `dealer:<table>:<nth>`: whoever
 * has that table's link as it was renewed for the nth time.
 */
export type NightViewer = 'staff' | 'cashier' | `cashier:${string}` | `dealer:${string}` | 'room';
export type NightCommand = TournamentCommand | Undo;

/** Body of `POST /api/night`. */
export type NewNight = { readonly id: string; readonly commandId: string; readonly setup: Setup };
/** Body of `POST /api/night/demo`. */
export type NewDemo = {
  readonly speed: number;
  readonly rulebook?: string;
  /** Of the made-up names and of the night's own name. */
  readonly language?: 'de' | 'en';
};

/** What only a player and staff have: it stands in his own link, behind the `#` of `/e/{code}`. */
export type OwnToken = { readonly token: string };
/** Body of `POST /api/night/link/{code}/own/commands`: what a player says himself, for one of his entries. */
export type OwnCommandBody = OwnToken & {
  readonly id: string;
  readonly entry: EntryId;
  readonly command: TournamentCommand;
};
/** His own stand, and by which entry he is known. */
export type OwnAnswer = OwnStand & { readonly entry: EntryId };
/** What only a table's dealer and staff have: it stands in its link, behind the `#` of `/t/{code}`. */
export type DealerToken = { readonly token: string };
/** Body of `POST /api/night/link/{code}/dealer/commands`: what he does at his table, or takes back of it. */
export type DealerCommandBody = DealerToken & { readonly id: string; readonly command: NightCommand };
/** Which table it is, and as whom it is watched. */
export type DealerAnswer = { readonly night: string; readonly table: TableId; readonly as: NightViewer };
/** For the floor: the token of each table in play. */
export type DealerLinks = { readonly [table: TableId]: string };
/** For staff: the token of each entry. */
export type OwnLinks = { readonly [entry: EntryId]: string };

type StatusLevel = {
  /** As players count: breaks not counted. Absent on a break. */
  readonly no?: number;
  readonly kind: 'play' | 'break';
  readonly seconds: number;
  readonly smallBlind?: number;
  readonly bigBlind?: number;
  readonly ante?: number;
  readonly antePaidBy?: PlayLevel['anteForm'];
  readonly bringIn?: number;
  readonly game?: LevelGame;
  readonly limit?: Limit;
  readonly label?: string;
};
/** Answer of `GET /api/night/link/{code}/status`: moments as ISO 8601 in UTC, lengths in seconds, money in minor units. */
export type NightStatus = {
  readonly format: 'riffle-status';
  readonly v: 1;
  readonly code: string;
  readonly name: string;
  readonly club: string;
  readonly stage: Stage;
  readonly startsAt?: string;
  readonly startedAt?: string;
  readonly clock: {
    readonly state: ClockReading['phase'];
    readonly onBreak: boolean;
    /** While it runs. */
    readonly endsAt?: string;
    /** While it stands. */
    readonly left?: number;
    readonly nextBreakAt?: string;
  };
  readonly level?: StatusLevel;
  readonly next?: StatusLevel;
  readonly players: { readonly entries: number; readonly left: number; readonly out: number };
  readonly chips: { readonly inPlay: number; readonly average?: number };
  readonly lateEntryUntil?: string;
  readonly finalTable: boolean;
  readonly tables: readonly { readonly name: string; readonly seats: number; readonly players: number }[];
  readonly currency: Setup['currency'];
  /** Empty where the club does not show them. */
  readonly prizes: readonly { readonly place: number; readonly amount: number }[];
  /** Who has a place so far, best first. */
  readonly results: readonly {
    readonly place: number;
    readonly name: string;
    readonly shared: boolean;
    readonly prize?: number;
  }[];
};
