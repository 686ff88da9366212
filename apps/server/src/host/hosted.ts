import {
  type Actor,
  append,
  type CommitId,
  dependents,
  eventsTakenBack,
  type History,
  type Instant,
  type Random,
  refuse,
  toInstant,
  type Verdict,
} from '@riffle/aggregate';
import type { Journal, NewCommit, TextApart } from '@riffle/journal';
import type { PersonId } from '@riffle/people';
import type { BarKept, CommandAnswer, TimeAsked, Undo } from '@riffle/wire';
import { complain } from '../unattended.ts';
import { type KeptContent, sumOf, textsIn } from './asked-content.ts';
import { type Done, Followed } from './followed.ts';
import type { Coming, CommitOf, HostRefusal, Kind, Left, NamesOf, Shape } from './kind.ts';
import { type Directory, Names } from './names.ts';
import { type MayNotTakeBack, mayNotGive, mayNotTakeBack } from './who-may.ts';

export type Refused<S extends Shape> =
  | S['Refusal']
  | HostRefusal
  | MayNotTakeBack
  | AheadOfTime
  | { readonly code: 'version-conflict'; readonly version: number }
  /** The command's id stands for something else already. */
  | { readonly code: 'id-reused' }
  | { readonly code: 'deleted' };

/** What came in a file was written by a clock that was ahead, and what follows must not come before it. */
export type AheadOfTime = { readonly code: 'ahead-of-time'; readonly until: number; readonly now: number };

export type Asked<S extends Shape> = {
  readonly id: CommitId;
  readonly expectedVersion?: number;
  readonly command: S['Command'] | Undo;
  readonly actor: Actor;
  /** What tells the same from another, where the command is not all of it. */
  readonly content?: unknown;
  /** Done once the command is accepted, before it is written: what the events will refer to. */
  readonly beforehand?: () => Promise<unknown>;
  /** As of this moment, where not as of now. */
  readonly at?: Instant;
};
export type Performed<S extends Shape> = Verdict<CommandAnswer, Refused<S>>;

/** Who of them is let in nowhere at a moment. */
export type Barred = (
  coming: readonly Coming[],
  at: Instant,
) => Promise<{ readonly bar: BarKept; readonly person: PersonId } | undefined>;

/** Another than this one in which it is served already, as that is called. */
export type ServedElsewhere = (left: Left, here: string) => Promise<string | undefined>;

type Surroundings = {
  readonly journal: Journal;
  readonly now: () => number;
  readonly zone?: (() => string) | undefined;
  readonly random: Random;
  readonly directory: Directory;
  readonly barred?: Barred | undefined;
  readonly servedElsewhere?: ServedElsewhere | undefined;
  /** What the director is asked about time. */
  readonly time?: { readonly asked: TimeAsked | undefined } | undefined;
};
type Place<S extends Shape> = {
  readonly kind: Kind<S>;
  readonly id: string;
  /** What stands in its link. */
  readonly code: string;
  /** When it was first seen here, until it has a commit. */
  readonly since: number;
  readonly aside: S['Aside'];
  readonly demo: boolean;
};
type Drafted = Pick<NewCommit, 'events' | 'takesBack'>;

/** Somebody else may write the same stream at the same time; as often as this in a row, and he who asks is told. */
const MOST_TRIES = 10;
/** Two computers never go alike: by so much one may have been ahead of the other without anybody's being told. */
const WAITED_OUT = 300_000;

export const isTooFarAhead = (last: number, now: number): boolean => last - now > WAITED_OUT;

/** One aggregate in memory. Commands queue: each is decided on what the one before it left. */
export class Hosted<S extends Shape = Shape> {
  readonly kind: Kind<S>;
  readonly id: string;
  readonly code: string;
  readonly demo: boolean;
  readonly followed: Followed<S>;
  readonly #around: Surroundings;
  readonly #names: Names;
  readonly #since: number;
  readonly #listeners = new Set<() => void>();
  #aside: S['Aside'];
  #queue: Promise<unknown> = Promise.resolve();
  #learning: Promise<void> | undefined;
  #isRetired = false;
  readonly #first: (() => Promise<unknown>)[] = [];

  constructor({ kind, id, code, since, aside, demo }: Place<S>, around: Surroundings) {
    this.kind = kind;
    this.id = id;
    this.code = code;
    this.demo = demo;
    this.#since = since;
    this.#aside = aside;
    this.#around = around;
    this.#names = new Names(around.directory);
    this.followed = new Followed(kind, id, around.journal);
    this.followed.onCommits((commits) => {
      for (const { events, actor } of commits) this.#names.want(events.flatMap(kind.peopleIn), actor);
      this.#tell();
    });
  }

  get history(): History<S['State'], S['Event']> {
    return this.followed.history;
  }

  get state(): S['State'] {
    return this.followed.state;
  }

  get version(): number {
    return this.followed.version;
  }

  get createdAt(): number {
    return this.history.commits[0]?.at ?? this.#since;
  }

  get aside(): S['Aside'] {
    return this.#aside;
  }

  get namesOf(): NamesOf {
    return this.#names.of;
  }

  /** What of a commit is kept apart, and since when it is no more. */
  readonly textsOf = (id: CommitId): readonly TextApart[] => this.followed.textsOf(id);

  /** Where what a file brought along lies too far ahead of that moment: it takes no command until then. */
  waitsUntil(at: number = this.#around.now()): number | undefined {
    const { importedUntil } = this.followed;
    return isTooFarAhead(importedUntil, at) ? importedUntil : undefined;
  }

  get asked(): TimeAsked | undefined {
    return this.#around.time?.asked;
  }

  actorName(actor: Actor): string {
    const person = this.kind.personBehind?.(this.state, actor);
    return person === undefined ? this.#names.ofActor(actor) : this.#names.of(person, 'staff');
  }

  readonly staffName = (id: string): string | undefined => this.#names.ofStaff(id);

  /** Hears of everything that changes what is shown, with all names known. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  showBeside(aside: S['Aside']): void {
    this.#aside = aside;
    this.#tell();
  }

  /** In whose time of day it is told. */
  get zone(): string | undefined {
    return this.#around.zone?.();
  }

  /** What is shown with every one has changed. */
  tellAgain(): void {
    this.#tell();
  }

  /** Of these, or of anybody. Whoever comes into the directory changes nothing where nobody has named him yet. */
  namesHaveChanged(ids?: readonly string[]): void {
    if (ids !== undefined && !this.#names.wantsAny(ids)) return;
    this.#names.doubt();
    this.#tell();
  }

  /** Settles when all that has happened has been told. */
  async settled(): Promise<void> {
    while (this.#learning !== undefined) await this.#learning;
  }

  /** Answers when the commit is on disk and every listener has seen it. */
  perform(asked: Asked<S>): Promise<Performed<S>> {
    const performed = this.#queue.then(() => this.#perform(asked));
    this.#queue = performed.catch(() => undefined);
    return performed;
  }

  /** After all that was asked before. Where `work` says so, whatever is asked later finds nothing any more. */
  retire(work: () => Promise<boolean>): Promise<boolean> {
    const retired = this.#queue.then(async () => {
      this.#isRetired = await work();
      return this.#isRetired;
    });
    this.#queue = retired.catch(() => undefined);
    return retired;
  }

  /** Something was taken out of the record: it is read again, when whoever came before has been answered. */
  readAnew(): Promise<void> {
    const read = this.#queue.then(() => this.followed.readAnew());
    this.#queue = read.catch(() => undefined);
    return read.then(() => this.settled());
  }

  /** Before anything that waits already, though it came earlier. */
  performFirst(asked: Asked<S>): Promise<Performed<S>> {
    return new Promise((done, fail) => {
      this.#first.push(() => this.#perform(asked).then(done, fail));
      this.#queue = this.#queue.then(() => this.#doFirst());
    });
  }

  /** Settles when nothing is waiting any more. */
  async idle(): Promise<void> {
    await this.#queue;
    await this.settled();
  }

  /** What falls with a commit. Its creation is no step that could be taken back: there would be nothing left. */
  dependentsOf(id: CommitId): readonly CommitOf<S>[] | undefined {
    return this.history.commits[0]?.id === id ? undefined : dependents(this.kind.aggregate, this.history, id);
  }

  async #perform(asked: Asked<S>): Promise<Performed<S>> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const performed = await this.#attempt(asked);
      // a no by what is long past would be wrong: who asks may know of more than is known here
      const isTrue = performed !== 'overtaken' && (performed.ok || !(await this.followed.isBehind()));
      if (isTrue) {
        await this.settled();
        return performed;
      }
      await this.followed.catchUp();
    }
    return refuse({ code: 'version-conflict', version: this.version });
  }

  /** `overtaken`: somebody else wrote first, and what they wrote is not known here yet. */
  async #attempt(asked: Asked<S>): Promise<Performed<S> | 'overtaken'> {
    const { id, expectedVersion, command, actor, beforehand, content = command, at = this.#around.now() } = asked;
    // it may have been seen only now that time has jumped
    await this.#doFirst();
    if (this.#isRetired) return refuse({ code: 'deleted' });
    const earlier = this.followed.doneBy(id);
    if (earlier !== undefined) return this.#again(earlier, id, content);
    const { version } = this;
    if (expectedVersion !== undefined && expectedVersion !== version)
      return refuse({ code: 'version-conflict', version });
    const now = this.#momentOf(at);
    if (typeof now !== 'number') return refuse(now);
    const drafted = isUndo(command) ? this.#takeBack(command, actor) : this.#decide(command, actor, now);
    if (!drafted.ok) return drafted;
    const kept = isUndo(command)
      ? undefined
      : ((await this.#keptOut(command, actor, now)) ?? (await this.#servedElsewhere(command)));
    if (kept !== undefined) return refuse(kept);
    await beforehand?.();
    const { journal } = this.#around;
    const { stream } = this.followed;
    const result: KeptContent = { asked: sumOf(content, textsIn(this.kind.stored.texts, drafted.value.events)) };
    const draft = { id, at: now, actor, ...drafted.value, result };
    const appended = await journal.append({ ...draft, stream, expectedVersion: version });
    if (!appended.ok) return appended.reason === 'id-taken' ? refuse({ code: 'id-reused' }) : 'overtaken';
    // another process was faster, with the same or with something else
    if (appended.repeated) return 'overtaken';
    // by now the journal has told of it, unless the commit is an older one of another's
    if (appended.commit.version > this.version) await this.followed.catchUp();
    return { ok: true, value: { version: appended.commit.version, commit: id } };
  }

  /** What the club's evenings say of who would come in. */
  async #keptOut(command: S['Command'], actor: Actor, now: Instant): Promise<S['Refusal'] | undefined> {
    const { door } = this.kind;
    const coming = this.demo ? [] : (door?.lettingIn(command, actor) ?? []);
    if (door === undefined || coming.length === 0) return undefined;
    const found = await this.#around.barred?.(coming, now);
    return found && door.barred(found.bar, found.person);
  }

  /** Two desks may take over the same at the same time, each into its own: its list was true when it was read. */
  async #servedElsewhere(command: S['Command']): Promise<S['Refusal'] | undefined> {
    const { takingOver, servedElsewhere } = this.kind.door ?? {};
    const left = this.demo ? undefined : takingOver?.(command);
    const called = left && (await this.#around.servedElsewhere?.(left, this.id));
    return called === undefined ? undefined : servedElsewhere?.(called);
  }

  /** Whoever sends the same again gets the same answer, whoever it is; what is new has an id of its own. */
  #again({ version, asked }: Done, id: CommitId, content: unknown): Performed<S> {
    const { events = [] } = this.history.commits[version - 1] ?? {};
    // a text may be kept apart only since later
    const possible = [textsIn(this.kind.stored.texts, events), new Set<string>()].map((texts) => sumOf(content, texts));
    const isSame = asked === undefined || possible.includes(asked);
    return isSame ? { ok: true, value: { version, commit: id } } : refuse({ code: 'id-reused' });
  }

  async #doFirst(): Promise<void> {
    for (let first = this.#first.shift(); first !== undefined; first = this.#first.shift()) await first();
  }

  /** Times of one never go back: a file's may be ahead of ours by what two computers differ in, but by no more. */
  #momentOf(at: number): Instant | AheadOfTime {
    const until = this.waitsUntil(at);
    if (until !== undefined) return { code: 'ahead-of-time', until, now: at };
    return toInstant(Math.max(at, this.followed.importedUntil));
  }

  #decide(command: S['Command'], actor: Actor, now: Instant): Verdict<Drafted, Refused<S>> {
    const objection = mayNotGive(this.kind, command, actor);
    if (objection !== undefined) return refuse(objection);
    const { random } = this.#around;
    const takenBack = () => eventsTakenBack(this.history);
    const decided = this.kind.aggregate.decide(this.state, command, { now, random, actor, takenBack });
    return decided.ok ? { ok: true, value: { events: decided.value } } : decided;
  }

  #takeBack({ commit, also }: Undo, actor: Actor): Verdict<Drafted, Refused<S>> {
    const fallen = this.dependentsOf(commit);
    if (fallen === undefined) return refuse({ code: 'nothing-to-undo' });
    const needed = fallen.map(({ id }) => id);
    if (needed.length !== also.length || needed.some((id) => !also.includes(id))) {
      return refuse({ code: 'undo-takes-more', also: needed });
    }
    const takesBack = [commit, ...needed];
    const objection =
      mayNotTakeBack(this.kind, this.history, takesBack, actor) ?? this.#untrueWithout(takesBack, actor);
    return objection === undefined ? { ok: true, value: { events: [], takesBack } } : refuse(objection);
  }

  #untrueWithout(takesBack: readonly CommitId[], actor: Actor): S['Refusal'] | undefined {
    const { aggregate, untrueAfter } = this.kind;
    if (untrueAfter === undefined) return undefined;
    const undo = { id: '' as CommitId, version: this.version + 1, at: toInstant(0), actor, events: [], takesBack };
    return untrueAfter(this.state, append(aggregate, this.history, undo).state);
  }

  /** At once where every name is known; else when they are, once for all that happens meanwhile. */
  #tell(): void {
    if (this.#learning !== undefined) return;
    if (this.#names.areTrue) {
      for (const listener of this.#listeners) listener();
      return;
    }
    this.#learning = this.#learnNames().then(() => {
      this.#learning = undefined;
      this.#tell();
    });
  }

  async #learnNames(): Promise<void> {
    try {
      while (!this.#names.areTrue) await this.#names.learn();
    } catch (error) {
      // without the directory what has happened is shown all the same
      complain(error);
    }
  }
}

const isUndo = (command: { readonly type: string }): command is Undo => command.type === 'Undo';
