declare const position: unique symbol;
/**
 * Where a commit stands among all commits of the journal: 1, 2, … and none twice, with gaps where a stream was
 * forgotten. Not the version of its stream.
 */
export type Position = number & { readonly [position]: true };

export function toPosition(count: number): Position {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a position: ${String(count)}`);
  return count as Position;
}
export const BEFORE_FIRST = toPosition(0);

/** What stands in the place of a text that was taken out for good. Nobody can type it: doors refuse control characters. */
export const REDACTED = '\u0018';

/** What the journal knows of an event; the rest is plain JSON that it carries and never looks into. No `v` means 1. */
export type StoredEvent = { readonly type: string; readonly v?: number };

type Fact = {
  /** Printable ASCII without spaces, `tournament/7f3a`. */
  readonly stream: string;
  /** The command's id, unique over the whole journal: sent twice, it is still one commit. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actor: { readonly id: string; readonly role: string };
  readonly events: readonly StoredEvent[];
  readonly takesBack?: readonly string[];
  /** A small answer, plain JSON, given again to whoever sends the command again. */
  readonly result?: unknown;
  /** Came out of a file: when it was made, another machine's clock said. */
  readonly imported?: true;
};

/** A text that is kept apart from its event, so that it can be erased and the event stay as it is. */
export type TextApart = {
  /** Within its stream. */
  readonly id: string;
  /** Where it stands: the event's place in the commit, then the fields inwards, as the event was written. */
  readonly path: readonly (string | number)[];
  /** Since when `REDACTED` stands in its place. */
  readonly redactedAt?: number;
};

/** `expectedVersion` is the stream's version that the decision was made on, 0 where there is no stream yet. */
export type NewCommit = Fact & { readonly expectedVersion: number };

/** `version` counts the commits of its stream: 1, 2, … */
export type StoredCommit = Fact & {
  readonly version: number;
  readonly position: Position;
  /** Absent where the commit has none. */
  readonly texts?: readonly TextApart[];
};

type NotAppended =
  | { readonly ok: false; readonly reason: 'version-conflict'; readonly version: number }
  | { readonly ok: false; readonly reason: 'id-taken' };
/** `repeated`: the id was committed to this stream before, and `commit` is that earlier one. Asked before the version. */
type Taken = { readonly ok: true; readonly commit: StoredCommit; readonly repeated: boolean };
export type Appended = Taken | NotAppended;

/** Refused: which of them was, and none is written. */
export type AppendedAll =
  | { readonly ok: true; readonly all: readonly Taken[] }
  | (NotAppended & { readonly id: string });

export type Listener = (commit: StoredCommit) => void;

/**
 * The append-only record of all that has happened. Every commit in it is whole, and none is ever changed; a stream can
 * only be forgotten as a whole. What does not fit the chain of its stream is no longer what was written: reading it
 * rejects with `damaged`.
 */
export type Journal = {
  /** Answers only when the commit is on disk. Rejects, and stores nothing, where the commit cannot be written. */
  append(commit: NewCommit): Promise<Appended>;
  /** All of them or none, however many, as one: nobody finds half of them, a crash in between included. */
  appendAll(commits: readonly NewCommit[]): Promise<AppendedAll>;
  /** The stream's commits after a version, oldest first; none where there is no such stream. */
  read(stream: string, afterVersion?: number): Promise<readonly StoredCommit[]>;
  /** 0 where there is no such stream. */
  versionOf(stream: string): Promise<number>;
  /** The commit of a command, to answer it a second time without deciding it a second time. */
  find(id: string): Promise<StoredCommit | undefined>;
  readAll(after: Position, limit: number): Promise<readonly StoredCommit[]>;
  /** When the newest commit was made that did not come out of a file. */
  newestOwn(): Promise<number | undefined>;
  /** The texts of a stream that are kept apart, by their ids: gone for good. Those that are gone already stay as they are. */
  redact(stream: string, ids: readonly string[], at: number): Promise<void>;
  /** The stream with all its texts, gone for good. Its ids of commits are free again, its positions are not. */
  forget(stream: string): Promise<void>;
  /** By name. */
  streams(prefix?: string): Promise<readonly { readonly stream: string; readonly version: number }[]>;
  /**
   * Hears each commit once, in order of position, after it is on disk and before the `append` that made it
   * continues. Gives back what ends the subscription.
   */
  subscribe(listener: Listener): () => void;
  /** Whatever was written lies in the store's one file from now on, so that a copy of it alone is whole. */
  checkpoint(): Promise<void>;
  /** Writes what is still waiting, then lets go of the store. Appending afterwards rejects. */
  close(): Promise<void>;
};
