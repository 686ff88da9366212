import type { Commit } from '@riffle/aggregate';
import type { Journal, StoredEvent } from '@riffle/journal';
import type { Listed } from '@riffle/wire';
import { complain, unattended } from '../unattended.ts';
import { Adopted } from './adopted.ts';
import { Bin } from './bin.ts';
import { streamOf } from './followed.ts';
import type { Hosted } from './hosted.ts';
import { IDLE, InMemory, type Surroundings } from './in-memory.ts';
import type { Kind, Shape } from './kind.ts';
import { Shelving } from './shelving.ts';
import { type Standing, standing, type Taken, takeIn } from './take-in.ts';
import { damageOnly, isUnreadable } from './unreadable.ts';

type MayByKey<S extends Shape> = (hosted: Hosted<S>, viewer: S['Viewer'], key: string) => Promise<boolean>;

/** All of one kind in this house: its list and its bin, what comes from elsewhere, and what is in memory. */
export class Hosting<S extends Shape = Shape> {
  readonly kind: Kind<S>;
  readonly memory: InMemory<S>;
  readonly #around: Surroundings;
  readonly #adopted = new Adopted<S>();
  readonly #shelving: Shelving<S>;
  readonly #bin: Bin;
  readonly #goneListeners = new Set<(hosted: Hosted<S>) => void>();
  #mayByKey: MayByKey<S> = async () => false;
  #taking: Promise<unknown> = Promise.resolve();
  readonly #sweeper: NodeJS.Timeout;

  constructor(kind: Kind<S>, around: Surroundings, isWatched: (hosted: Hosted<S>) => boolean) {
    this.kind = kind;
    this.#around = around;
    this.#shelving = new Shelving(around.shelf);
    this.#bin = new Bin(kind.name, around);
    this.memory = new InMemory(kind, around, this.#shelving);
    this.#sweeper = setInterval(() => unattended(this.#sweep(isWatched)), IDLE / 2).unref();
  }

  /** Who may look without being a member of staff, by a secret that he has. */
  letIn(mayByKey: MayByKey<S>): void {
    this.#mayByKey = mayByKey;
  }

  async mayByKey(hosted: Hosted<S>, viewer: S['Viewer'], key: string): Promise<boolean> {
    return this.#mayByKey(hosted, viewer, key);
  }

  /** Hears of those that are thrown away. */
  onGone(listener: (hosted: Hosted<S>) => void): void {
    this.#goneListeners.add(listener);
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
      await this.memory.load(id).catch((error: unknown) => this.#listUnread(id, error));
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
    const isThere = this.memory.has(id) || (await this.#around.shelf.find(this.kind.name, id)) !== undefined;
    return isThere ? this.memory.existing(id) : undefined;
  }

  async findByCode(code: string): Promise<Hosted<S> | undefined> {
    const written = code.toUpperCase();
    const adopted = this.#adopted.idOf(written);
    if (adopted !== undefined) return this.find(adopted);
    const id = await this.#around.shelf.idOf(this.kind.name, written);
    // whoever told the code may not have written its line yet
    return id === undefined || (await this.#bin.has(id)) ? undefined : this.memory.existing(id);
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
      if (this.kind.isRunning(hosted.state) && hosted.waitsUntil() === undefined) return false;
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
    const hosted = await this.memory.load(id).catch(damageOnly);
    // who took part is counted again
    if (hosted !== 'damaged') this.#shelving.note(hosted);
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
    return (await this.find(id)) ?? this.memory.use(id);
  }

  /** One that was prepared, and came to nothing: it leaves no link behind. */
  async letGoOfEmpty(hosted: Hosted<S>): Promise<void> {
    await hosted.retire(async () => {
      const { journal, shelf } = this.#around;
      if (hosted.version > 0 || (await journal.versionOf(this.#streamOf(hosted.id))) > 0) return false;
      // whoever asks for the same id from now on gets one of his own
      this.drop(hosted.id);
      await shelf.unlink(this.kind.name, hosted.id);
      return true;
    });
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
    this.memory.adopt(hosted);
  }

  drop(id: string): void {
    this.memory.drop(id);
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
    this.memory.showBeside(id, aside);
  }

  /** As it was left, also where it lies in the bin: to be looked at, and no more. */
  async lookAt(id: string): Promise<Hosted<S> | undefined> {
    return (await this.#bin.has(id)) ? this.memory.lookAt(id) : this.find(id);
  }

  /** Texts of one are gone for good, in the record and wherever they are shown. */
  async redact(id: string, texts: readonly string[]): Promise<void> {
    const { journal, now } = this.#around;
    await journal.redact(this.#streamOf(id), texts, now());
    await (await this.memory.ifHere(id))?.readAnew();
  }

  /** Those that may go by the clock at the moment. */
  async loadAllThatMayRun(): Promise<void> {
    const { standstill } = this.kind;
    if (standstill === undefined) return;
    await this.catchUp();
    for (const { id, line, deletedAt } of await this.#around.shelf.all(this.kind.name)) {
      // one that cannot be read must not keep the others from being asked about
      if (deletedAt === undefined && standstill.mayRun(line as S['Line'])) await this.memory.load(id).catch(complain);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await this.memory.close();
    this.#adopted.letGoOfAll();
    await this.catchUp();
  }

  /** Where the list knows nothing of it, it stands there under its id: what is listed can be thrown away. */
  async #listUnread(id: string, error: unknown): Promise<void> {
    complain(error);
    const { shelf, now } = this.#around;
    const kind = this.kind.name;
    const kept = await shelf.find(kind, id);
    const isNamed = kept !== undefined && Object.keys(kept.line).length > 0;
    if (isNamed || !isUnreadable(error)) return;
    const code = await shelf.codeOf(kind, id);
    await shelf.put({ kind, id, code, createdAt: now(), version: 0, line: this.kind.lineOfUnread(id), holds: [] });
  }

  #streamOf(id: string): string {
    return streamOf(this.kind.name, id);
  }

  async #sweep(isWatched: (hosted: Hosted<S>) => boolean): Promise<void> {
    await this.#bin.sweep().catch(complain);
    await this.memory.sweep(isWatched);
  }
}
