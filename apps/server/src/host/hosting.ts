import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Commit, toCommitId } from '@riffle/aggregate';
import type { Journal, StoredCommit, StoredEvent } from '@riffle/journal';
import type { Listed } from '@riffle/wire';
import type { Shelf } from '../club/shelf.ts';
import { complain, unattended } from '../unattended.ts';
import { Adopted } from './adopted.ts';
import { Alarm } from './alarm.ts';
import { Bin } from './bin.ts';
import { trueChance } from './chance.ts';
import { streamOf } from './followed.ts';
import { Hosted } from './hosted.ts';
import type { Kind, Shape } from './kind.ts';
import type { Directory } from './names.ts';
import { Shelving } from './shelving.ts';
import { type Standing, standing, type Taken, takeIn } from './take-in.ts';
import { CLOCK } from './time/clock-actor.ts';
import type { TimeInDoubt } from './time/time-in-doubt.ts';
import { damageOnly } from './unreadable.ts';

export type Surroundings = {
  readonly journal: Journal;
  readonly shelf: Shelf;
  readonly directory: Directory;
  readonly now: () => number;
  /** Absent, nobody is asked about time. */
  readonly time?: TimeInDoubt;
};
type Loaded<S extends Shape> = { readonly hosted: Hosted<S>; readonly alarm: Alarm; usedAt: number };
type Loading<S extends Shape> = { hosted?: Hosted<S>; readonly ready: Promise<Loaded<S>> };

/** What nobody has asked for in this time, nor watches, is read again when it is wanted. */
const IDLE = 600_000;

/** All of one kind in this house: loads them when they are wanted, keeps the list true, lets happen what is due. */
export class Hosting<S extends Shape = Shape> {
  readonly kind: Kind<S>;
  readonly #around: Surroundings;
  readonly #random = trueChance();
  readonly #loaded = new Map<string, Loading<S>>();
  readonly #adopted = new Adopted<S>();
  readonly #shelving: Shelving<S>;
  readonly #bin: Bin;
  readonly #goneListeners = new Set<(hosted: Hosted<S>) => void>();
  #taking: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<(hosted: Hosted<S>) => void>();
  readonly #overListeners = new Set<() => void>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #isWatched: (hosted: Hosted<S>) => boolean;

  constructor(kind: Kind<S>, around: Surroundings, isWatched: (hosted: Hosted<S>) => boolean) {
    this.kind = kind;
    this.#around = around;
    this.#shelving = new Shelving(around.shelf);
    this.#bin = new Bin(kind.name, around);
    this.#isWatched = isWatched;
    this.#sweeper = setInterval(() => unattended(this.#sweep()), IDLE / 2).unref();
  }

  onChange(listener: (hosted: Hosted<S>) => void): void {
    this.#listeners.add(listener);
  }

  /** Hears of those that are thrown away. */
  onGone(listener: (hosted: Hosted<S>) => void): void {
    this.#goneListeners.add(listener);
  }

  /** Hears that one has ended, not of those that had ended before they were read. */
  onOver(listener: () => void): void {
    this.#overListeners.add(listener);
  }

  /** A commit of this kind has been written, here or elsewhere: what is not in memory comes, to be listed and due. */
  hear(id: string, commit: StoredCommit): void {
    const loading = this.#loaded.get(id);
    if (loading === undefined) unattended(this.#load(id));
    else loading.hosted?.followed.hear(commit);
  }

  /** After a crash: lines that missed the last commits are made good, and what became due meanwhile happens now. */
  async wake(streams: readonly { readonly id: string; readonly version: number }[]): Promise<void> {
    const kept = new Map((await this.#around.shelf.all(this.kind.name)).map((one) => [one.id, one]));
    const wanted = streams.filter(({ id, version }) => {
      const line = kept.get(id);
      if (line?.deletedAt !== undefined) return false;
      return line?.version !== version || line.dueAt !== undefined;
    });
    // a lost list is made again: a write to the disk for each would be most of the time that it takes
    await this.#around.shelf.linkAll(
      this.kind.name,
      wanted.map(({ id }) => id),
    );
    for (const { id } of wanted) {
      // one that cannot be read must not keep the others from being played
      await this.#load(id).catch(complain);
    }
    await this.#bin.sweep().catch(complain);
  }

  /** Writes what the list, and the count of what was played, still lack. */
  catchUp(): Promise<void> {
    return this.#shelving.flush();
  }

  /** Those that live elsewhere, as demos do: everybody may see them. */
  demos(): readonly (Listed & S['Line'])[] {
    return this.#adopted.listed();
  }

  async list(archived: boolean): Promise<readonly (Listed & S['Line'])[]> {
    await this.catchUp();
    const kept = await this.#around.shelf.list(this.kind.name, archived);
    return kept.map(({ id, code, createdAt, line }) => ({ id, code, createdAt, ...(line as S['Line']) }));
  }

  /** Says whether it is there. */
  async archive(id: string, archived: boolean): Promise<boolean> {
    await this.catchUp();
    return this.#around.shelf.archive(this.kind.name, id, archived);
  }

  async find(id: string): Promise<Hosted<S> | undefined> {
    if (await this.#bin.has(id)) return undefined;
    const isThere = this.#loaded.has(id) || (await this.#around.shelf.find(this.kind.name, id)) !== undefined;
    return isThere ? this.#existing(id) : undefined;
  }

  async findByCode(code: string): Promise<Hosted<S> | undefined> {
    const written = code.toUpperCase();
    const adopted = this.#adopted.idOf(written);
    if (adopted !== undefined) return this.find(adopted);
    const id = await this.#around.shelf.idOf(this.kind.name, written);
    // whoever told the code may not have written its line yet
    return id === undefined || (await this.#bin.has(id)) ? undefined : this.#existing(id);
  }

  /** Why there is none under this id, or under this code. */
  async absence({ id, code }: { readonly id?: string; readonly code?: string }): Promise<'deleted' | 'not-found'> {
    const meant = id ?? (await this.#around.shelf.idOf(this.kind.name, code?.toUpperCase() ?? ''));
    return meant !== undefined && (await this.#bin.has(meant)) ? 'deleted' : 'not-found';
  }

  /** What lies in the bin, as it was listed. */
  async bin(): Promise<readonly (Listed & S['Line'] & { readonly deletedAt: number })[]> {
    return this.#bin.list<S['Line']>();
  }

  /** Into the bin, since when; nothing where it is under way. What was asked of it before is still done. */
  async discard(hosted: Hosted<S>): Promise<number | undefined> {
    let at: number | undefined;
    const isDiscarded = await hosted.retire(async () => {
      // what takes no command could not be stopped first either
      if (this.kind.isRunning(hosted.state) && hosted.waitsUntil(at) === undefined) return false;
      await this.catchUp();
      at = await this.#bin.put(hosted.id);
      return at !== undefined;
    });
    if (!isDiscarded) return undefined;
    this.drop(hosted.id);
    for (const listener of this.#goneListeners) listener(hosted);
    return at;
  }

  /** Out of the bin, as it was. */
  async bringBack(id: string): Promise<boolean> {
    if (!(await this.#around.shelf.bringBack(this.kind.name, id))) return false;
    const loaded = await this.#load(id).catch(damageOnly);
    // who took part is counted again
    if (loaded !== 'damaged') this.#shelving.note(loaded.hosted);
    return true;
  }

  /** Its name, where it lies in the bin. */
  async calledInBin(id: string): Promise<string | undefined> {
    return (await this.#bin.has(id)) ? this.calledAsListed(id) : undefined;
  }

  /** What cannot be read has no other name. */
  async calledAsListed(id: string): Promise<string | undefined> {
    const kept = await this.#around.shelf.find(this.kind.name, id);
    return kept && this.kind.calledInList(kept.line as S['Line']);
  }

  /** Into the bin, though nobody can read it. */
  async discardDamaged(id: string): Promise<number | undefined> {
    return this.#bin.put(id);
  }

  /** What lies in the bin: gone for good. */
  async forget(id: string): Promise<boolean> {
    return this.#bin.forget(id);
  }

  isDemo(id: string): boolean {
    return this.#adopted.has(id);
  }

  /** The one under this id, or an empty one to be created in. It is in the list once it has a commit. */
  async findOrPrepare(id: string): Promise<Hosted<S>> {
    return (await this.find(id)) ?? this.#touch(await this.#load(id));
  }

  /** How commits from elsewhere stand to what is here. */
  async standing(id: string, commits: readonly Commit<StoredEvent>[]): Promise<Standing | { readonly is: 'in-bin' }> {
    return (await this.#bin.has(id)) ? { is: 'in-bin' } : standing(this.#streamOf(id), commits, this.#around.journal);
  }

  /** One from elsewhere, with all that ever happened to it; `around` writes what comes with it. One after the other. */
  takeIn(
    id: string,
    commits: readonly Commit<StoredEvent>[],
    around?: (write: () => Promise<boolean>) => Promise<boolean>,
  ): Promise<Taken> {
    const taking = this.#taking.then(async (): Promise<Taken> => {
      if (await this.#bin.has(id)) return { is: 'in-bin' };
      const taken = await takeIn(this.#streamOf(id), commits, this.#around.journal, around);
      if (taken.is === 'taken-in') await this.findOrPrepare(id);
      return taken;
    });
    this.#taking = taking.catch(() => undefined);
    return taking;
  }

  /** One that lives in a journal of its own comes under the same roof. `listed`: how everybody may see it called. */
  adopt(hosted: Hosted<S>, journal: Journal, listed: () => S['Line'] | undefined): void {
    this.#adopted.take(hosted, journal, listed);
    this.#loaded.set(hosted.id, { hosted, ready: Promise.resolve(this.#take(hosted)) });
  }

  drop(id: string): void {
    void this.#loaded.get(id)?.ready.then(({ alarm }) => alarm.set(undefined));
    this.#loaded.delete(id);
    this.#adopted.letGo(id);
  }

  async setAside(hosted: Hosted<S>, aside: S['Aside']): Promise<void> {
    if (!hosted.demo) {
      await this.catchUp();
      await this.#around.shelf.setAside(this.kind.name, hosted.id, aside);
    }
    hosted.showBeside(aside);
  }

  /** Whether or not it can be read, or lies in the bin. */
  async setAsideOf(id: string, aside: S['Aside']): Promise<void> {
    await this.catchUp();
    await this.#around.shelf.setAside(this.kind.name, id, aside);
    this.#loaded.get(id)?.hosted?.showBeside(aside);
  }

  /** As it was left, also where it lies in the bin: to be looked at, and no more. */
  async lookAt(id: string): Promise<Hosted<S> | undefined> {
    if (!(await this.#bin.has(id))) return this.find(id);
    const hosted = await this.#prepare(id);
    await hosted.followed.catchUp();
    await hosted.settled();
    return hosted;
  }

  /** Texts of one are gone for good, in the record and wherever they are shown. */
  async redact(id: string, texts: readonly string[]): Promise<void> {
    const { journal, now } = this.#around;
    await journal.redact(streamOf(this.kind.name, id), texts, now());
    const loaded = await this.#loaded.get(id)?.ready;
    await loaded?.hosted.readAnew();
  }

  /** Whatever is in memory shows some. */
  namesHaveChanged(ids?: readonly string[]): void {
    for (const { hosted } of this.#loaded.values()) hosted?.namesHaveChanged(ids);
  }

  /** All that is here as everybody in the house has it. */
  get inMemory(): readonly Hosted<S>[] {
    return [...this.#loaded.values()].flatMap(({ hosted }) => (hosted === undefined || hosted.demo ? [] : [hosted]));
  }

  /** Those that may go by the clock at the moment. */
  async loadAllThatMayRun(): Promise<void> {
    const { standstill } = this.kind;
    if (standstill === undefined) return;
    await this.catchUp();
    for (const { id, line, deletedAt } of await this.#around.shelf.all(this.kind.name)) {
      // one that cannot be read must not keep the others from being asked about
      if (deletedAt === undefined && standstill.mayRun(line as S['Line'])) await this.#load(id).catch(complain);
    }
  }

  /** It may be later than was thought when the alarms were set. */
  timeHasChanged(): void {
    for (const { ready } of this.#loaded.values()) {
      ready.then(({ hosted, alarm }) => alarm.set(this.kind.due(hosted.state)?.at)).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    for (const { ready } of this.#loaded.values()) {
      const { hosted, alarm } = await ready;
      alarm.set(undefined);
      await hosted.idle();
    }
    this.#adopted.letGoOfAll();
    await this.catchUp();
  }

  async #existing(id: string): Promise<Hosted<S> | undefined> {
    const loaded = await this.#load(id);
    await loaded.hosted.settled();
    // prepared, and then refused: there is none yet
    return loaded.hosted.version === 0 ? undefined : this.#touch(loaded);
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
    const kept = await shelf.find(this.kind.name, id);
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
    const { journal, now, shelf, directory, time } = this.#around;
    const { kind } = this;
    // kept before anybody is told of it: another process, or this one after a crash, must not tell another
    const code = await shelf.codeOf(kind.name, id);
    const aside = (await shelf.asideOf(kind.name, id)) as S['Aside'];
    const around = { journal, now, random: this.#random, directory, time };
    return new Hosted<S>({ kind, id, code, since: now(), aside, demo: false }, around);
  }

  #take(hosted: Hosted<S>): Loaded<S> {
    const { now } = this.#around;
    const alarm = new Alarm(() => unattended(this.#actByItself(hosted)), now);
    let wasOver = this.kind.over(hosted.state);
    const settle = (): void => {
      if (!hosted.demo) this.#shelving.note(hosted);
      const isOver = this.kind.over(hosted.state);
      if (isOver && !wasOver && !hosted.demo) for (const listener of this.#overListeners) listener();
      wasOver = isOver;
      alarm.set(this.kind.due(hosted.state)?.at);
    };
    hosted.followed.onCommits(settle);
    hosted.onChange(() => {
      for (const listener of this.#listeners) listener(hosted);
    });
    if (hosted.version > 0) alarm.set(this.kind.due(hosted.state)?.at);
    return { hosted, alarm, usedAt: now() };
  }

  async #actByItself(hosted: Hosted<S>): Promise<void> {
    const next = this.kind.due(hosted.state);
    if (next === undefined) return;
    // refused means that somebody was faster; whatever they did has set the alarm anew
    await hosted.perform({
      id: toCommitId(randomUUID()),
      command: next.command,
      actor: CLOCK,
      expectedVersion: hosted.version,
    });
  }

  #streamOf(id: string): string {
    return streamOf(this.kind.name, id);
  }

  #touch(loaded: Loaded<S>): Hosted<S> {
    loaded.usedAt = this.#around.now();
    return loaded.hosted;
  }

  async #sweep(): Promise<void> {
    await this.#bin.sweep().catch(complain);
    const before = this.#around.now() - IDLE;
    for (const [id, { ready }] of this.#loaded) {
      const { hosted, usedAt } = await ready;
      const isDue = this.kind.due(hosted.state) !== undefined;
      if (!hosted.demo && usedAt <= before && !isDue && !this.#isWatched(hosted)) this.drop(id);
    }
  }
}
