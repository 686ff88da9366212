import { randomUUID } from 'node:crypto';
import { type Actor, toCommitId } from '@riffle/aggregate';
import type { Journal } from '@riffle/journal';
import { due } from '@riffle/tournament';
import type { Wall } from '@riffle/wire';
import type { Directory } from '../club/directory.ts';
import type { NightShelf } from '../club/night-shelf.ts';
import type { Roster } from '../staff/roster.ts';
import { complain, unattended } from '../unattended.ts';
import { Alarm } from './alarm.ts';
import { trueChance } from './chance.ts';
import type { HostedNight } from './document.ts';
import { Night, streamOf } from './hosted.ts';
import type { ActorNames } from './log.ts';
import { clubNames } from './names.ts';
import { Shelving } from './shelving.ts';

type Surroundings = {
  readonly journal: Journal;
  readonly shelf: NightShelf;
  readonly directory: Directory;
  readonly roster: Roster;
  readonly now: () => number;
};
type Loaded = { readonly hosted: HostedNight; readonly alarm: Alarm; usedAt: number };

const CLOCK: Actor = { id: 'clock', role: 'clock' };
/** A night that nobody has asked for in this time, nor watches, is read again when it is wanted. */
const IDLE = 600_000;

/** The nights of this house: loads them when they are wanted, keeps the list true, lets happen what is due. */
export class Nights {
  readonly #around: Surroundings;
  readonly #random = trueChance();
  readonly #loaded = new Map<string, Promise<Loaded>>();
  /** By the code of their links. */
  readonly #adopted = new Map<string, string>();
  readonly #shelving: Shelving;
  readonly #listeners = new Set<(hosted: HostedNight) => void>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #isWatched: (id: string) => boolean;

  constructor(around: Surroundings, isWatched: (id: string) => boolean) {
    this.#around = around;
    this.#shelving = new Shelving(around);
    this.#isWatched = isWatched;
    this.#sweeper = setInterval(() => unattended(this.#sweep()), IDLE / 2).unref();
  }

  onChange(listener: (hosted: HostedNight) => void): void {
    this.#listeners.add(listener);
  }

  /** After a crash: rows that missed the last commits are made good, and what became due meanwhile happens now. */
  async wake(): Promise<void> {
    const { journal, shelf } = this.#around;
    const rows = new Map(shelf.all().map((row) => [row.id, row]));
    for (const { stream, version } of await journal.streams(streamOf(''))) {
      const id = stream.slice(streamOf('').length);
      const row = rows.get(id);
      if (row?.version === version && row.dueAt === undefined) continue;
      // one night that cannot be read must not keep the others from being played
      await this.#load(id, row?.code ?? shelf.freeCode()).then((loaded) => this.#settle(loaded), complain);
    }
  }

  /** The list, with every commit in it. */
  get shelf(): NightShelf {
    this.catchUp();
    return this.#around.shelf;
  }

  /** Writes what the list, and the count of nights played, still lack. */
  catchUp(): void {
    this.#shelving.flush();
  }

  async open(id: string): Promise<HostedNight | undefined> {
    const known = this.#loaded.get(id);
    const row = known === undefined ? this.#around.shelf.find(id) : undefined;
    const loaded = await (known ?? (row && this.#load(id, row.code)));
    // prepared, and then refused: no night yet
    return loaded === undefined || loaded.hosted.night.version === 0 ? undefined : this.#touch(loaded);
  }

  async openByCode(code: string): Promise<HostedNight | undefined> {
    const written = code.toUpperCase();
    const id = this.#adopted.get(written) ?? this.shelf.idOf(written);
    return id === undefined ? undefined : this.open(id);
  }

  isDemo(id: string): boolean {
    return [...this.#adopted.values()].includes(id);
  }

  /** The night under this id, or an empty one to be created in. It is in the list once it has a commit. */
  async openOrPrepare(id: string): Promise<HostedNight> {
    return (await this.open(id)) ?? this.#touch(await this.#load(id, this.shelf.freeCode()));
  }

  /** A night that lives elsewhere, as the demos do, comes under the same roof. */
  adopt(hosted: HostedNight): void {
    this.#adopted.set(hosted.code, hosted.id);
    this.#loaded.set(hosted.id, Promise.resolve(this.#take(hosted)));
  }

  drop(id: string): void {
    void this.#loaded.get(id)?.then(({ alarm }) => alarm.set(undefined));
    this.#loaded.delete(id);
    for (const [code, adopted] of this.#adopted) if (adopted === id) this.#adopted.delete(code);
  }

  setWall(hosted: HostedNight, wall: Wall): void {
    if (!hosted.demo) this.shelf.setWall(hosted.id, wall);
    hosted.wall = wall;
    this.#tell(hosted);
  }

  /** Names have changed: every night in memory shows some. */
  async tellAll(): Promise<void> {
    for (const loaded of this.#loaded.values()) this.#tell((await loaded).hosted);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    for (const loading of this.#loaded.values()) {
      const { hosted, alarm } = await loading;
      alarm.set(undefined);
      await hosted.night.idle();
    }
    this.catchUp();
  }

  readonly actorNames: ActorNames = ({ id, role }) => {
    if (role === 'clock' || role === 'demo') return 'Riffle';
    return this.#around.roster.nameOf(id) ?? role;
  };

  #load(id: string, code: string): Promise<Loaded> {
    const loading = this.#loaded.get(id) ?? this.#read(id, code);
    this.#loaded.set(id, loading);
    loading.catch(() => this.#loaded.delete(id));
    return loading;
  }

  async #read(id: string, code: string): Promise<Loaded> {
    const { journal, now, shelf, directory } = this.#around;
    const night = await Night.load(id, { journal, now, random: this.#random });
    return this.#take({
      night,
      id,
      code,
      createdAt: night.state.createdAt ?? now(),
      namesOf: clubNames(directory),
      actorNames: this.actorNames,
      demo: false,
      wall: shelf.wallOf(id),
    });
  }

  #take(hosted: HostedNight): Loaded {
    const { now } = this.#around;
    const alarm = new Alarm(() => unattended(this.#actByItself(hosted)), now);
    const loaded: Loaded = { hosted, alarm, usedAt: now() };
    hosted.night.onCommit(() => {
      this.#settle(loaded);
      this.#tell(hosted);
    });
    return loaded;
  }

  /** After each commit: the list, and what is due next. */
  #settle({ hosted, alarm }: Loaded): void {
    if (!hosted.demo) this.#shelving.note(hosted);
    alarm.set(due(hosted.night.state)?.at);
  }

  async #actByItself({ night }: HostedNight): Promise<void> {
    const next = due(night.state);
    if (next === undefined) return;
    // refused means that somebody was faster; whatever they did has set the alarm anew
    await night.perform({
      id: toCommitId(randomUUID()),
      command: next.command,
      actor: CLOCK,
      expectedVersion: night.version,
    });
  }

  #tell(hosted: HostedNight): void {
    for (const listener of this.#listeners) listener(hosted);
  }

  #touch(loaded: Loaded): HostedNight {
    loaded.usedAt = this.#around.now();
    return loaded.hosted;
  }

  async #sweep(): Promise<void> {
    const before = this.#around.now() - IDLE;
    for (const [id, loading] of this.#loaded) {
      const { hosted, usedAt } = await loading;
      const isWanted = hosted.demo || usedAt > before || due(hosted.night.state) !== undefined || this.#isWatched(id);
      if (!isWanted) this.drop(id);
    }
  }
}
