import type { CommitId } from '@riffle/aggregate';
import type { Role } from './session.ts';
import type { TimeAsked } from './time.ts';

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
  /** Ids of what it is about, a ruling or a penalty. */
  readonly about?: readonly string[];
  /** What somebody wrote in it, which can be taken out for good, or was. */
  readonly texts?: readonly WrittenText[];
  readonly takenBack?: true;
  readonly isUndo?: true;
  /** An undo that brings back what another took: taking it back takes that again. */
  readonly isRedo?: true;
  /** From which role on it is taken back, or an undo done again; absent = from the floor on. */
  readonly needs?: Role;
};

export type WrittenText = { readonly id: string; readonly redactedAt?: number };

/** A commit that may be taken back next. */
export type Step = { readonly id: CommitId; readonly commit: LogLine };

/**
 * All that a viewer has of something that is hosted: the domain's view, and the names it may read. One plain document,
 * differences of it travel. What a kind adds of its own stands beside it.
 */
export type Document<View> = {
  readonly kind: string;
  readonly id: string;
  /** What stands in its link. */
  readonly code: string;
  /**
   * How many commits it has: what `expectedVersion` is compared with. Only for who reads the log: to everybody else it
   * would tell that staff wrote something down. The live channel counts differences by a number of its own.
   */
  readonly version?: number;
  readonly view: View;
  /** Staff: full names. The room: as much as the person allows. */
  readonly names: { readonly [id: string]: string };
  /** What may be undone and redone next; only for who reads the log. */
  readonly undo?: Step;
  readonly redo?: Step;
  /** How many of its texts were taken out for good: who reads the log has to read it again. */
  readonly redacted?: number;
  /** What the director is asked about time; only for who reads the log. */
  readonly asked?: TimeAsked;
  /** It came in a file of a clock that was ahead, and takes no command until then; only for who reads the log. */
  readonly waitsUntil?: number;
};

/** A line in the list of a kind, besides what the kind says of it. */
export type Listed = {
  readonly id: string;
  /** What stands in its link. */
  readonly code: string;
  readonly createdAt: number;
  readonly demo?: true;
};

/** What lies in the bin: `GET /api/{kind}/bin`. */
export type Binned = Listed & {
  readonly deletedAt: number;
  /** Until then it can be brought back. */
  readonly goneAt: number;
};

/** The host's own command, the same for every kind. */
export type Undo = { readonly type: 'Undo'; readonly commit: CommitId; readonly also: readonly CommitId[] };

/** Body of `POST /api/{kind}/{id}/commands`. The client makes the id; the same id sent again gets the first answer again. */
export type CommandBody<Command> = {
  readonly id: string;
  /** `Document.version` as the client saw it. Refused with `version-conflict` if it has moved on; absent = whatever it is. */
  readonly expectedVersion?: number;
  readonly command: Command | Undo;
};
export type CommandAnswer = { readonly version: number; readonly commit: CommitId };

/** What an undo would take back, the step itself first: `GET /api/{kind}/{id}/undo/{commit}`. `also` goes into the command as it is. */
export type UndoPreview = { readonly takes: readonly LogLine[]; readonly also: readonly CommitId[] };
