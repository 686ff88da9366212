import type { Journal } from '@riffle/journal';
import type { Listed } from '@riffle/wire';
import type { Shelf } from '../club/shelf.ts';
import { streamOf } from './followed.ts';
import type { TimeInDoubt } from './time/time-in-doubt.ts';

const DAY = 24 * 3_600_000;
/** So long something that was thrown away can be brought back. */
const KEPT = 30 * DAY;

export const goneAt = (deletedAt: number): number => deletedAt + KEPT;

type Surroundings = {
  readonly journal: Journal;
  readonly shelf: Shelf;
  readonly now: () => number;
  readonly time?: Pick<TimeInDoubt, 'isInDoubt'>;
};

/** What was thrown away of one kind, until the house forgets it for good. */
export class Bin {
  readonly #kind: string;
  readonly #around: Surroundings;

  constructor(kind: string, around: Surroundings) {
    this.#kind = kind;
    this.#around = around;
  }

  async has(id: string): Promise<boolean> {
    return (await this.#around.shelf.deletedAt(this.#kind, id)) !== undefined;
  }

  /** As it was listed. */
  async list<Line extends object>(): Promise<readonly (Listed & Line & { readonly deletedAt: number })[]> {
    const thrownAway = await this.#around.shelf.bin(this.#kind);
    return thrownAway.map(({ id, code, createdAt, line, deletedAt = 0 }) => ({
      ...{ id, code, createdAt },
      ...(line as Line),
      deletedAt,
    }));
  }

  /** Since when it lies there; nothing where there is none. */
  async put(id: string): Promise<number | undefined> {
    const at = this.#around.now();
    return (await this.#around.shelf.discard(this.#kind, id, at)) ? at : undefined;
  }

  /** For good: its commits first, so that a crash in between leaves nothing that would be listed again. */
  async forget(id: string): Promise<boolean> {
    if (!(await this.has(id))) return false;
    const { journal, shelf } = this.#around;
    await journal.forget(streamOf(this.#kind, id));
    return shelf.remove(this.#kind, id);
  }

  /** What has lain there long enough, and what a crash left half forgotten: of that no commits are left. Not while the day is in doubt. */
  async sweep(): Promise<void> {
    const { journal, shelf, now, time } = this.#around;
    if (time?.isInDoubt === true) return;
    for (const { id, deletedAt = 0 } of await shelf.bin(this.#kind)) {
      if (goneAt(deletedAt) <= now() || (await journal.versionOf(streamOf(this.#kind, id))) === 0)
        await this.forget(id);
    }
  }
}
