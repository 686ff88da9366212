import type { Shelf } from '../club/shelf.ts';
import { complain } from '../unattended.ts';
import type { Hosted } from './hosted.ts';
import type { Shape } from './kind.ts';

/** The list may lag behind the journal by so much; what a crash leaves undone is made good at the next start. */
const LAG = 250;

/** Keeps the list of a kind, and of who took part, true, without a write for every commit. */
export class Shelving<S extends Shape> {
  readonly #shelf: Shelf;
  readonly #noted = new Set<Hosted<S>>();
  readonly #played = new WeakMap<Hosted<S>, string>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  note(hosted: Hosted<S>): void {
    this.#noted.add(hosted);
    this.#timer ??= setTimeout(() => void this.flush(), LAG);
  }

  /** Settles when all that was noted is written, or cannot be. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#noted.size > 0) this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    for (const hosted of this.#noted) {
      this.#noted.delete(hosted);
      try {
        await this.#put(hosted);
      } catch (error) {
        // a full disk must not keep anybody from reading the list: it lags, and is written when there is room again
        this.#noted.add(hosted);
        complain(error);
        return;
      }
    }
  }

  async #put(hosted: Hosted<S>): Promise<void> {
    const { kind, id, code, createdAt, version, state } = hosted;
    const line = kind.line(state);
    if (line === undefined) return;
    const dueAt = kind.due(state)?.at;
    const at = dueAt === undefined ? {} : { dueAt };
    await this.#shelf.put({ kind: kind.name, id, code, createdAt, version, line, holds: kind.holds(state), ...at });
    const played = kind.played(state) ?? { at: createdAt, people: [] };
    const key = played.people.join(' ');
    if (key === this.#played.get(hosted)) return;
    await this.#shelf.setPlayed(kind.name, id, played);
    this.#played.set(hosted, key);
  }
}
