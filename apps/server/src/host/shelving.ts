import type { Directory } from '../club/directory.ts';
import type { NightShelf } from '../club/night-shelf.ts';
import { summaryOf } from '../kinds/night/line.ts';
import { playersOf } from '../kinds/night/players.ts';
import { complain } from '../unattended.ts';
import type { HostedNight } from './document.ts';

/** The list may lag behind the journal by so much; what a crash leaves undone is made good at the next start. */
const LAG = 250;

/** Keeps the list of nights and of who played true, without a write for every commit. */
export class Shelving {
  readonly #shelf: NightShelf;
  readonly #directory: Directory;
  readonly #noted = new Set<HostedNight>();
  readonly #players = new WeakMap<HostedNight, string>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ shelf, directory }: { readonly shelf: NightShelf; readonly directory: Directory }) {
    this.#shelf = shelf;
    this.#directory = directory;
  }

  note(hosted: HostedNight): void {
    this.#noted.add(hosted);
    this.#timer ??= setTimeout(() => this.flush(), LAG);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const hosted of this.#noted) {
      try {
        this.#put(hosted);
        this.#noted.delete(hosted);
      } catch (error) {
        // a full disk must not keep anybody from reading the list: it lags, and is written when there is room again
        complain(error);
        return;
      }
    }
  }

  #put(hosted: HostedNight): void {
    const summary = summaryOf(hosted);
    if (summary === undefined) return;
    this.#shelf.put(summary);
    const players = playersOf(hosted.night.state);
    const key = players.join(' ');
    if (key === this.#players.get(hosted)) return;
    this.#directory.setPlayed(hosted.id, players, hosted.night.state.startedAt ?? hosted.createdAt);
    this.#players.set(hosted, key);
  }
}
