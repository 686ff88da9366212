import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { toCommitId } from '@riffle/aggregate';
import type { Journal, StoredCommit } from '@riffle/journal';
import type { Shelf } from '../club/shelf.ts';
import { unattended } from '../unattended.ts';
import { Alarm } from './alarm.ts';
import { trueChance } from './chance.ts';
import { type Barred, Hosted, type ServedElsewhere } from './hosted.ts';
import type { Kind, Shape } from './kind.ts';
import type { Directory } from './names.ts';
import type { Shelving } from './shelving.ts';
import { CLOCK } from './time/clock-actor.ts';
import type { TimeInDoubt } from './time/time-in-doubt.ts';

export type Surroundings = {
  readonly journal: Journal;
  readonly shelf: Shelf;
  readonly directory: Directory;
  readonly barred?: Barred;
  readonly servedElsewhere?: ServedElsewhere;
  readonly now: () => number;
  /** In whose time of day the log is told; absent, the machine's. */
  readonly zone?: () => string;
  /** Absent, nobody is asked about time. */
  readonly time?: TimeInDoubt;
};
type Loaded<S extends Shape> = { readonly hosted: Hosted<S>; readonly alarm: Alarm; usedAt: number };
type Loading<S extends Shape> = { hosted?: Hosted<S>; readonly ready: Promise<Loaded<S>> };

/** What nobody has asked for in this time, nor watches, is read again when it is wanted. */
export const IDLE = 600_000;

/** Those of one kind that are in memory: read when they are wanted, acting when something is due, let go of when idle. */
export class InMemory<S extends Shape> {
  readonly #kind: Kind<S>;
  readonly #around: Surroundings;
  readonly #shelving: Shelving<S>;
  readonly #random = trueChance();
  readonly #loaded = new Map<string, Loading<S>>();
  readonly #listeners = new Set<(hosted: Hosted<S>) => void>();
  readonly #overListeners = new Set<() => void>();

  constructor(kind: Kind<S>, around: Surroundings, shelving: Shelving<S>) {
    this.#kind = kind;
    this.#around = around;
    this.#shelving = shelving;
  }

  onChange(listener: (hosted: Hosted<S>) => void): void {
    this.#listeners.add(listener);
  }

  /** Hears that one has ended, not of those that had ended before they were read. */
  onOver(listener: () => void): void {
    this.#overListeners.add(listener);
  }

  /** A commit of this kind has been written, here or elsewhere: what is not in memory comes, to be listed and due. */
  hear(id: string, commit: StoredCommit): void {
    const loading = this.#loaded.get(id);
    if (loading === undefined) unattended(this.load(id));
    else loading.hosted?.followed.hear(commit);
  }

  has(id: string): boolean {
    return this.#loaded.has(id);
  }

  /** All that is here as everybody in the house has it. */
  get all(): readonly Hosted<S>[] {
    return [...this.#loaded.values()].flatMap(({ hosted }) => (hosted === undefined || hosted.demo ? [] : [hosted]));
  }

  /** Whatever is here shows some. */
  namesHaveChanged(ids?: readonly string[]): void {
    for (const { hosted } of this.#loaded.values()) hosted?.namesHaveChanged(ids);
  }

  /** It may be later than was thought when the alarms were set. */
  timeHasChanged(): void {
    for (const { ready } of this.#loaded.values()) {
      ready.then(({ hosted, alarm }) => alarm.set(this.#kind.due(hosted.state)?.at)).catch(() => undefined);
    }
  }

  async load(id: string): Promise<Hosted<S>> {
    return (await this.#load(id)).hosted;
  }

  /** Nobody lets go of it for a while. */
  async use(id: string): Promise<Hosted<S>> {
    return this.#touch(await this.#load(id));
  }

  /** With all that happened to it told. */
  async existing(id: string): Promise<Hosted<S> | undefined> {
    const loaded = await this.#load(id);
    await loaded.hosted.settled();
    // prepared, and then refused: there is none yet
    return loaded.hosted.version === 0 ? undefined : this.#touch(loaded);
  }

  /** Where it is being read, once it is; nothing is read for this. */
  async ifHere(id: string): Promise<Hosted<S> | undefined> {
    return (await this.#loaded.get(id)?.ready)?.hosted;
  }

  showBeside(id: string, aside: S['Aside']): void {
    this.#loaded.get(id)?.hosted?.showBeside(aside);
  }

  /** As it was left, apart from what is here: it follows nothing, and nothing falls due in it. */
  async lookAt(id: string): Promise<Hosted<S>> {
    const hosted = await this.#prepare(id);
    await hosted.followed.catchUp();
    await hosted.settled();
    return hosted;
  }

  adopt(hosted: Hosted<S>): void {
    this.#loaded.set(hosted.id, { hosted, ready: Promise.resolve(this.#take(hosted)) });
  }

  drop(id: string): void {
    void this.#loaded.get(id)?.ready.then(({ alarm }) => alarm.set(undefined));
    this.#loaded.delete(id);
  }

  /** Lets go of what nobody has asked for in a while; what something is due in, or somebody watches, stays. */
  async sweep(isWatched: (hosted: Hosted<S>) => boolean): Promise<void> {
    const before = this.#around.now() - IDLE;
    for (const [id, { ready }] of this.#loaded) {
      const { hosted, usedAt } = await ready;
      const isDue = this.#kind.due(hosted.state) !== undefined;
      if (!hosted.demo && usedAt <= before && !isDue && !isWatched(hosted)) this.drop(id);
    }
  }

  async close(): Promise<void> {
    for (const { ready } of this.#loaded.values()) {
      // one that cannot be read has been told of to whoever asked for it
      const loaded = await ready.catch(() => undefined);
      loaded?.alarm.set(undefined);
      await loaded?.hosted.idle();
    }
  }

  #load(id: string): Promise<Loaded<S>> {
    const there = this.#loaded.get(id);
    if (there !== undefined) return there.ready;
    const heed = (hosted: Hosted<S>): void => {
      loading.hosted = hosted;
    };
    const loading: Loading<S> = { ready: this.#read(id, heed) };
    this.#loaded.set(id, loading);
    loading.ready.catch(() => this.#loaded.delete(id));
    return loading.ready;
  }

  async #read(id: string, heed: (hosted: Hosted<S>) => void): Promise<Loaded<S>> {
    const { shelf, time } = this.#around;
    const kept = await shelf.find(this.#kind.name, id);
    const hosted = await this.#prepare(id);
    // before it reads: what is written meanwhile must not be missed
    heed(hosted);
    // it comes right after what was written of it, and both may be long
    await setImmediate();
    await hosted.followed.catchUp();
    if (hosted.version !== (kept?.version ?? 0)) this.#shelving.note(hosted);
    time?.loaded(hosted as unknown as Hosted);
    return this.#take(hosted);
  }

  async #prepare(id: string): Promise<Hosted<S>> {
    const { journal, now, shelf, directory, time, zone, barred, servedElsewhere } = this.#around;
    const kind = this.#kind;
    // kept before anybody is told of it: another process, or this one after a crash, must not tell another
    const code = await shelf.codeOf(kind.name, id);
    const aside = (await shelf.asideOf(kind.name, id)) as S['Aside'];
    const around = { journal, now, random: this.#random, directory, time, zone, barred, servedElsewhere };
    return new Hosted<S>({ kind, id, code, since: now(), aside, demo: false }, around);
  }

  #take(hosted: Hosted<S>): Loaded<S> {
    const { now } = this.#around;
    const alarm = new Alarm(() => unattended(this.#actByItself(hosted)), now);
    let wasOver = this.#kind.over(hosted.state);
    const settle = (): void => {
      if (!hosted.demo) this.#shelving.note(hosted);
      const isOver = this.#kind.over(hosted.state);
      if (isOver && !wasOver && !hosted.demo) for (const listener of this.#overListeners) listener();
      wasOver = isOver;
      alarm.set(this.#kind.due(hosted.state)?.at);
    };
    hosted.followed.onCommits(settle);
    hosted.onChange(() => {
      for (const listener of this.#listeners) listener(hosted);
    });
    if (hosted.version > 0) alarm.set(this.#kind.due(hosted.state)?.at);
    return { hosted, alarm, usedAt: now() };
  }

  async #actByItself(hosted: Hosted<S>): Promise<void> {
    const next = this.#kind.due(hosted.state);
    if (next === undefined) return;
    // refused means that somebody was faster; whatever they did has set the alarm anew
    await hosted.perform({
      id: toCommitId(randomUUID()),
      command: next.command,
      actor: CLOCK,
      expectedVersion: hosted.version,
    });
  }

  #touch(loaded: Loaded<S>): Hosted<S> {
    loaded.usedAt = this.#around.now();
    return loaded.hosted;
  }
}
