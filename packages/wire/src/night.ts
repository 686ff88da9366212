import type { CommitId, Difference } from '@riffle/aggregate';
import type { EntryId, Stage, TournamentCommand, TournamentView } from '@riffle/tournament';

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
  readonly takenBack?: true;
  readonly isUndo?: true;
};

/** Body of `POST /api/nights/{id}/commands`. The client makes the id; the same id sent again gets the first answer again. */
export type CommandBody = {
  readonly id: string;
  /** Refused with `version-conflict` if the night has moved on; absent = whatever the version is. */
  readonly expectedVersion?: number;
  readonly command:
    | TournamentCommand
    | { readonly type: 'Undo'; readonly commit: CommitId; readonly also: readonly CommitId[] };
};
export type CommandAnswer = { readonly version: number; readonly commit: CommitId };

/** What the client sends on `/live`. */
export type LiveRequest =
  /** Watch a night; `from` is the version it has, with `epoch` as it came. */
  | {
      readonly type: 'watch';
      readonly night: string;
      readonly as: 'staff' | 'room';
      readonly from?: number;
      readonly epoch?: string;
    }
  | { readonly type: 'unwatch'; readonly night: string }
  /** For the clock: answered at once with the server's time. */
  | { readonly type: 'time'; readonly sent: number };

/** What the server sends on `/live`. */
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
