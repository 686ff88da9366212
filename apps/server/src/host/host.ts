import type { StoredCommit } from '@riffle/journal';
import { streamOf } from './followed.ts';
import type { Hosted } from './hosted.ts';
import { Hosting } from './hosting.ts';
import type { Surroundings } from './in-memory.ts';
import type { Kind, Shape } from './kind.ts';
import { LiveHub } from './live/hub.ts';

/** What a kind's types are is between it and whoever asks for it by name; the host carries them unread. */
const unread = <S extends Shape>(hosting: Hosting<S>): Hosting => hosting as unknown as Hosting;

/** All that is hosted, of whatever kind. What happens it hears from the journal alone, its own commits included. */
export class Host {
  readonly hub: LiveHub;
  readonly #around: Surroundings;
  readonly #hostings = new Map<string, Hosting>();
  readonly #letGo: () => void;

  constructor(around: Surroundings) {
    this.#around = around;
    this.hub = new LiveHub(around.now);
    this.#letGo = around.journal.subscribe((commit) => this.#hear(commit));
  }

  add<S extends Shape>(kind: Kind<S>): Hosting<S> {
    if (this.#hostings.has(kind.name)) throw new Error(`there is a kind ${kind.name} already`);
    const hosting = new Hosting(kind, this.#around, (hosted) => this.hub.isWatched(hosted.followed.stream));
    hosting.memory.onChange((hosted) => this.hub.changed(hosted as unknown as Hosted));
    hosting.onGone((hosted) => this.hub.end(hosted, 'deleted'));
    this.#hostings.set(kind.name, unread(hosting));
    return hosting;
  }

  /** Hears that something hosted here has ended, of whatever kind. */
  onOver(listener: () => void): void {
    for (const hosting of this.all) hosting.memory.onOver(listener);
  }

  /** By the name of its kind. */
  hosting(kind: string): Hosting | undefined {
    return this.#hostings.get(kind);
  }

  get all(): readonly Hosting[] {
    return [...this.#hostings.values()];
  }

  async wake(): Promise<void> {
    for (const hosting of this.all) {
      const prefix = streamOf(hosting.kind.name, '');
      const streams = await this.#around.journal.streams(prefix);
      await hosting.wake(streams.map(({ stream, version }) => ({ id: stream.slice(prefix.length), version })));
    }
  }

  /** Before anything is counted that stands in the lists. */
  async catchUp(): Promise<void> {
    for (const hosting of this.all) await hosting.catchUp();
  }

  get inMemory(): readonly Hosted[] {
    return this.all.flatMap((hosting) => hosting.memory.all);
  }

  async loadAllThatMayRun(): Promise<void> {
    for (const hosting of this.all) await hosting.loadAllThatMayRun();
  }

  timeHasChanged(): void {
    for (const hosting of this.all) hosting.memory.timeHasChanged();
  }

  /** What is shown with everything that is hosted has changed. */
  tellAgain(): void {
    for (const hosted of this.inMemory) hosted.tellAgain();
  }

  namesHaveChanged(ids?: readonly string[]): void {
    for (const hosting of this.all) hosting.memory.namesHaveChanged(ids);
  }

  async close(): Promise<void> {
    this.#letGo();
    this.hub.close();
    for (const hosting of this.all) await hosting.close();
  }

  #hear(commit: StoredCommit): void {
    this.#around.time?.heard(commit);
    const end = commit.stream.indexOf('/');
    this.#hostings.get(commit.stream.slice(0, end))?.memory.hear(commit.stream.slice(end + 1), commit);
  }
}
