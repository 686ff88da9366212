import {
  type Actor,
  append,
  type Commit,
  type CommitId,
  dependents,
  type History,
  type Random,
  refuse,
  restore,
  toCommitId,
  toInstant,
  type Verdict,
  versionOf,
} from '@riffle/aggregate';
import type { Journal, NewCommit, StoredCommit, StoredEvent } from '@riffle/journal';
import { type Tournament, type TournamentEvent, type TournamentRefusal, tournament } from '@riffle/tournament';
import type { CommandAnswer, CommandBody } from '@riffle/wire';

export type NightRefusal = TournamentRefusal | { readonly code: 'version-conflict'; readonly version: number };

export type Asked = Omit<CommandBody, 'id'> & {
  readonly id: CommitId;
  readonly actor: Actor;
  /** Done once the command is accepted, before it is written: what the events will refer to. */
  readonly beforehand?: () => void;
};
export type Performed = Verdict<CommandAnswer, NightRefusal>;

type Surroundings = {
  readonly journal: Journal;
  readonly now: () => number;
  readonly random: Random;
};
type Drafted = Pick<NewCommit, 'events' | 'takesBack'>;

export const streamOf = (night: string): string => `night/${night}`;

/** One night in memory, with all its commits. Commands queue: each is decided on what the one before it left. */
export class Night {
  readonly id: string;
  readonly #around: Surroundings;
  readonly #listeners = new Set<() => void>();
  #history: History<Tournament, TournamentEvent>;
  #versions: Map<CommitId, number>;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(id: string, commits: readonly Commit<TournamentEvent>[], around: Surroundings) {
    this.id = id;
    this.#around = around;
    this.#history = restore(tournament, commits);
    this.#versions = new Map(commits.map((commit) => [commit.id, commit.version]));
  }

  static async load(id: string, around: Surroundings): Promise<Night> {
    const stored = await around.journal.read(streamOf(id));
    return new Night(id, stored.map(commitOf), around);
  }

  get history(): History<Tournament, TournamentEvent> {
    return this.#history;
  }

  get state(): Tournament {
    return this.#history.state;
  }

  get version(): number {
    return versionOf(this.#history);
  }

  onCommit(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Answers when the commit is on disk and every listener has seen it. */
  perform(asked: Asked): Promise<Performed> {
    const performed = this.#queue.then(() => this.#perform(asked));
    this.#queue = performed.catch(() => undefined);
    return performed;
  }

  /** Settles when nothing is waiting any more. */
  async idle(): Promise<void> {
    await this.#queue;
  }

  async #perform({ id, expectedVersion, command, actor, beforehand }: Asked): Promise<Performed> {
    const earlier = this.#versions.get(id);
    if (earlier !== undefined) return { ok: true, value: { version: earlier, commit: id } };
    if (expectedVersion !== undefined && expectedVersion !== this.version) {
      return refuse({ code: 'version-conflict', version: this.version });
    }
    const now = toInstant(this.#around.now());
    const drafted =
      command.type === 'Undo'
        ? this.#takeBack(command)
        : tournament.decide(this.state, command, { now, random: this.#around.random, actor });
    if (!drafted.ok) return drafted;
    const draft: Drafted = Array.isArray(drafted.value) ? { events: drafted.value } : (drafted.value as Drafted);
    beforehand?.();
    return this.#write({ id, at: now, actor, ...draft });
  }

  #takeBack({
    commit,
    also,
  }: {
    readonly commit: CommitId;
    readonly also: readonly CommitId[];
  }): Verdict<Drafted, NightRefusal> {
    const fallen = this.dependentsOf(commit);
    if (fallen === undefined) return refuse({ code: 'nothing-to-undo' });
    const needed = fallen.map(({ id }) => id);
    if (needed.length !== also.length || needed.some((id) => !also.includes(id))) {
      return refuse({ code: 'undo-takes-more', also: needed });
    }
    return { ok: true, value: { events: [], takesBack: [commit, ...needed] } };
  }

  /** What falls with a commit. Its creation is no step that could be taken back: there would be no night. */
  dependentsOf(id: CommitId): readonly Commit<TournamentEvent>[] | undefined {
    return this.#history.commits[0]?.id === id ? undefined : dependents(tournament, this.#history, id);
  }

  async #write(draft: Omit<NewCommit, 'stream' | 'expectedVersion'>): Promise<Performed> {
    const appended = await this.#around.journal.append({
      ...draft,
      stream: streamOf(this.id),
      expectedVersion: this.version,
    });
    if (!appended.ok) {
      switch (appended.reason) {
        case 'id-taken':
          return refuse({ code: 'id-taken', id: draft.id });
        case 'version-conflict':
          await this.#readOn();
          return refuse({ code: 'version-conflict', version: this.version });
      }
    }
    const commit = commitOf(appended.commit);
    if (commit.version !== this.version + 1) await this.#readOn();
    else this.#take(commit);
    return { ok: true, value: { version: commit.version, commit: commit.id } };
  }

  /** Catches up with the journal: a disk may have kept a commit although it said no. */
  async #readOn(): Promise<void> {
    const missed = await this.#around.journal.read(streamOf(this.id), this.version);
    for (const stored of missed) this.#take(commitOf(stored));
  }

  #take(commit: Commit<TournamentEvent>): void {
    this.#history = append(tournament, this.#history, commit);
    this.#versions.set(commit.id, commit.version);
    for (const listener of this.#listeners) listener();
  }
}

/** The journal carries events without looking into them; what `decide` once made comes back as such. */
const commitOf = (stored: StoredCommit): Commit<TournamentEvent> => ({
  id: toCommitId(stored.id),
  version: stored.version,
  at: toInstant(stored.at),
  actor: stored.actor as Actor,
  events: stored.events as readonly (StoredEvent & TournamentEvent)[],
  ...(stored.takesBack === undefined ? {} : { takesBack: stored.takesBack.map(toCommitId) }),
});
