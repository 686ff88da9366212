declare const position: unique symbol;
/** Where a commit stands among all commits of the journal: 1, 2, … without a gap. Not the version of its stream. */
export type Position = number & { readonly [position]: true };

export function toPosition(count: number): Position {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a position: ${String(count)}`);
  return count as Position;
}
export const BEFORE_FIRST = toPosition(0);

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
};

/** `expectedVersion` is the stream's version that the decision was made on, 0 where there is no stream yet. */
export type NewCommit = Fact & { readonly expectedVersion: number };

/** `version` counts the commits of its stream: 1, 2, … */
export type StoredCommit = Fact & { readonly version: number; readonly position: Position };

/** `repeated`: the id was committed to this stream before, and `commit` is that earlier one. Asked before the version. */
export type Appended =
  | { readonly ok: true; readonly commit: StoredCommit; readonly repeated: boolean }
  | { readonly ok: false; readonly reason: 'version-conflict'; readonly version: number }
  | { readonly ok: false; readonly reason: 'id-taken' };

export type Listener = (commit: StoredCommit) => void;

/** The append-only record of all that has happened. Every commit in it is whole, and none is ever changed. */
export type Journal = {
  /** Answers only when the commit is on disk. Rejects, and stores nothing, where the commit cannot be written. */
  append(commit: NewCommit): Promise<Appended>;
  /** The stream's commits after a version, oldest first; none where there is no such stream. */
  read(stream: string, afterVersion?: number): Promise<readonly StoredCommit[]>;
  /** 0 where there is no such stream. */
  versionOf(stream: string): Promise<number>;
  /** The commit of a command, to answer it a second time without deciding it a second time. */
  find(id: string): Promise<StoredCommit | undefined>;
  readAll(after: Position, limit: number): Promise<readonly StoredCommit[]>;
  /** By name. */
  streams(prefix?: string): Promise<readonly { readonly stream: string; readonly version: number }[]>;
  /**
   * Hears each commit once, in order of position, after it is on disk and before the `append` that made it
   * continues. Gives back what ends the subscription.
   */
  subscribe(listener: Listener): () => void;
  /** Writes what is still waiting, then lets go of the store. Appending afterwards rejects. */
  close(): Promise<void>;
};
