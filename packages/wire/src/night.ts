import type { CommitId, Difference } from '@riffle/aggregate';
import type { EntryId, Setup, Stage, TournamentCommand, TournamentView } from '@riffle/tournament';

/** A tournament in the list of nights. */
export type NightSummary = {
  readonly id: string;
  /** What stands in the event's link: `/e/{code}` for players, `/wall/{code}` for the wall. */
  readonly code: string;
  readonly name: string;
  readonly rulebook: string;
  readonly stage: Stage;
  readonly startsAt?: number;
  readonly createdAt: number;
  readonly entries: number;
  readonly left: number;
  readonly demo?: true;
};

/** All that a viewer has of a night: the domain's view, and the names it may read. One plain document, differences of it travel. */
export type Night = {
  readonly id: string;
  readonly code: string;
  /** How many commits it has: what `expectedVersion` is compared with. The live channel counts differences by a number of its own. */
  readonly version: number;
  readonly view: TournamentView;
  /** Staff: full names. The room: as much as the person allows. */
  readonly names: { readonly [entry: EntryId]: string };
  /** What the wall is told to show by staff; absent = it rotates by itself. */
  readonly pinned?: WallScreen;
  /** A line from staff to the room. */
  readonly announcement?: string;
  /** What may be undone and redone next; staff only. */
  readonly undo?: { readonly id: CommitId; readonly commit: LogLine };
  readonly redo?: { readonly id: CommitId; readonly commit: LogLine };
};

export const WALL_SCREENS = ['clock', 'seating', 'tables', 'moves', 'results', 'schedule', 'prizes'] as const;
export type WallScreen = (typeof WALL_SCREENS)[number];

/** One line of the log: a commit told in words, with who and when. */
export type LogLine = {
  readonly id: CommitId;
  readonly version: number;
  readonly at: number;
  readonly actor: string;
  readonly role: string;
  readonly text: string;
  /** Further facts of the same commit, one sentence each. */
  readonly more?: readonly string[];
  readonly refs?: readonly string[];
  /** Ids of the rulings and penalties that it is about. */
  readonly about?: readonly string[];
  readonly takenBack?: true;
  readonly isUndo?: true;
};

/** Body of `POST /api/nights/{id}/commands`. The client makes the id; the same id sent again gets the first answer again. */
export type CommandBody = {
  readonly id: string;
  /** `Night.version` as the client saw it. Refused with `version-conflict` if the night has moved on; absent = whatever it is. */
  readonly expectedVersion?: number;
  readonly command:
    | TournamentCommand
    | { readonly type: 'Undo'; readonly commit: CommitId; readonly also: readonly CommitId[] };
};
/** Body of `POST /api/nights`. */
export type NewNight = { readonly id: string; readonly commandId: string; readonly setup: Setup };
/** Body of `PUT /api/nights/{id}/wall`: all of it each time. */
export type Wall = Pick<Night, 'pinned' | 'announcement'>;
/** Body of `POST /api/demo`. */
export type NewDemo = {
  readonly speed: number;
  readonly rulebook?: string;
  /** Of the made-up names and of the night's own name. */
  readonly language?: 'de' | 'en';
};
/** A set-up kept for the next time. */
export type Template = { readonly id: string; readonly name: string; readonly setup: Setup };

/** What an undo would take back, the step itself first: `GET /api/nights/{id}/undo/{commit}`. `also` goes into the command as it is. */
export type UndoPreview = { readonly takes: readonly LogLine[]; readonly also: readonly CommitId[] };

export type CommandAnswer = { readonly version: number; readonly commit: CommitId };

/** What the client sends on `/live`. */
export type LiveRequest =
  /** Watch a night; `from` is the version it has, with `epoch` as it came. */
  | {
      readonly type: 'watch';
      readonly night: string;
      readonly as: 'staff' | 'room';
      /** Of the sentences in it, as in `LogLine.text`; absent = what the browser asked for when it connected. */
      readonly language?: 'de' | 'en';
      readonly from?: number;
      readonly epoch?: string;
    }
  | { readonly type: 'unwatch'; readonly night: string }
  /** For the clock: answered at once with the server's time. */
  | { readonly type: 'time'; readonly sent: number };

/** What the server sends on `/live`. `version` counts the changes of one document within one `epoch`, and is no version of the night. */
export type LiveMessage =
  | {
      readonly type: 'whole';
      readonly night: string;
      readonly version: number;
      readonly epoch: string;
      readonly document: Night;
    }
  | {
      readonly type: 'change';
      readonly night: string;
      readonly from: number;
      readonly version: number;
      readonly difference: Difference;
    }
  | { readonly type: 'time'; readonly sent: number; readonly now: number }
  | { readonly type: 'gone'; readonly night: string; readonly code: 'not-found' | 'not-allowed' };
