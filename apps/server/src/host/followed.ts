import {
  type Actor,
  append,
  type Commit,
  type CommitId,
  restore,
  toCommitId,
  toInstant,
  versionOf,
} from '@riffle/aggregate';
import { type Journal, JournalError, type StoredCommit, type TextApart } from '@riffle/journal';
import { unattended } from '../unattended.ts';
import { keptContent } from './asked-content.ts';
import type { CommitOf, Kind, Shape } from './kind.ts';

export const streamOf = (kind: string, id: string): string => `${kind}/${id}`;

/** `asked` is a sum of what was. */
export type Done = { readonly version: number; readonly asked: string | undefined };

/** One aggregate with all its commits, in step with the journal, whoever wrote them. */
export class Followed<S extends Shape> {
  readonly stream: string;
  readonly #kind: Kind<S>;
  readonly #journal: Journal;
  readonly #listeners = new Set<(commits: readonly CommitOf<S>[]) => void>();
  readonly #done = new Map<CommitId, Done>();
  readonly #texts = new Map<CommitId, readonly TextApart[]>();
  #importedUntil = 0;
  #history;
  #reading: Promise<void> | undefined;
  #redacted = 0;

  constructor(kind: Kind<S>, id: string, journal: Journal) {
    this.#kind = kind;
    this.#journal = journal;
    this.stream = streamOf(kind.name, id);
    this.#history = restore<S['State'], S['Event']>(kind.aggregate, []);
  }

  get history() {
    return this.#history;
  }

  get state(): S['State'] {
    return this.#history.state;
  }

  /** The last moment of what came in a file; 0 where nothing did. */
  get importedUntil(): number {
    return this.#importedUntil;
  }

  get version(): number {
    return versionOf(this.#history);
  }

  /** What a command made, where it was done. */
  doneBy(id: CommitId): Done | undefined {
    return this.#done.get(id);
  }

  /** What of a commit is kept apart, and since when it is no more. */
  textsOf(id: CommitId): readonly TextApart[] {
    return this.#texts.get(id) ?? [];
  }

  /** How many texts were taken out of it. */
  get redacted(): number {
    return this.#redacted;
  }

  onCommits(listener: (commits: readonly CommitOf<S>[]) => void): void {
    this.#listeners.add(listener);
  }

  /** A commit of this stream has been written, here or elsewhere. */
  hear(stored: StoredCommit): void {
    if (stored.version <= this.version) return;
    if (this.#reading === undefined && stored.version === this.version + 1) this.#take([stored]);
    else unattended(this.catchUp());
  }

  async isBehind(): Promise<boolean> {
    return (await this.#journal.versionOf(this.stream)) > this.version;
  }

  /** Reads what the journal has beyond what is known here. */
  catchUp(): Promise<void> {
    return this.#readNext(() => this.#readOn());
  }

  /** From the beginning: a text was taken out of what is known. */
  readAnew(): Promise<void> {
    return this.#readNext(async () => {
      const stored = await this.#journal.read(this.stream);
      this.#history = restore(this.#kind.aggregate, []);
      this.#take(stored);
    });
  }

  #readNext(read: () => Promise<void>): Promise<void> {
    // a reading that has begun may have begun too early
    const reading = (this.#reading ?? Promise.resolve()).then(read);
    const quiet = reading
      .catch(() => undefined)
      .then(() => {
        if (this.#reading === quiet) this.#reading = undefined;
      });
    this.#reading = quiet;
    return reading;
  }

  async #readOn(): Promise<void> {
    const stored = await this.#journal.read(this.stream, this.version);
    const missed = stored.filter(({ version }) => version > this.version);
    if (missed.length > 0) this.#take(missed);
  }

  #take(stored: readonly StoredCommit[]): void {
    const { aggregate } = this.#kind;
    for (const commit of stored) this.#understand(commit);
    for (const { imported, at } of stored) if (imported) this.#importedUntil = Math.max(this.#importedUntil, at);
    const commits = stored.map(commitOf<S>);
    const [only] = commits;
    this.#history =
      only !== undefined && commits.length === 1
        ? append(aggregate, this.#history, only)
        : restore(aggregate, [...this.#history.commits, ...commits]);
    for (const { id, version, result } of stored)
      this.#done.set(toCommitId(id), { version, asked: keptContent(result) });
    for (const { id, texts } of stored) {
      if (texts === undefined) continue;
      this.#redacted += countOf(texts) - countOf(this.textsOf(toCommitId(id)));
      this.#texts.set(toCommitId(id), texts);
    }
    for (const listener of this.#listeners) listener(commits);
  }

  /** What a later Riffle wrote would be passed over without a word, and the state be another one. */
  #understand({ stream, version, events }: StoredCommit): void {
    const known: Readonly<Record<string, number>> = this.#kind.stored.versions;
    for (const { type, v = 1 } of events) {
      if (!Object.hasOwn(known, type) || known[type] !== v)
        throw new JournalError({ code: 'unknown-event', stream, version, event: { type, v } });
    }
  }
}

/** The journal carries events without looking into them; what `decide` once made comes back as such. */
const commitOf = <S extends Shape>(stored: StoredCommit): Commit<S['Event']> => ({
  id: toCommitId(stored.id),
  version: stored.version,
  at: toInstant(stored.at),
  actor: stored.actor as Actor,
  events: stored.events,
  ...(stored.takesBack === undefined ? {} : { takesBack: stored.takesBack.map(toCommitId) }),
});

const countOf = (texts: readonly TextApart[]): number =>
  texts.filter(({ redactedAt }) => redactedAt !== undefined).length;
