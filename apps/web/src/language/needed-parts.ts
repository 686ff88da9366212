import type { Part } from './parts.ts';

/**
 * Which parts of the words the pages have asked for so far, and which of them are there. Several are fetched at once and come
 * in any order: an answer that knows less than was asked for meanwhile is never shown, or what was promised would be gone.
 */
export class NeededParts {
  readonly #needed = new Set<Part>(['room']);
  #told: ReadonlySet<Part> = new Set();

  ask(more: readonly Part[]): void {
    for (const part of more) this.#needed.add(part);
  }

  /** They did not come: what is asked for next does not wait for them. */
  giveUp(more: readonly Part[]): void {
    for (const part of more) if (!this.#told.has(part)) this.#needed.delete(part);
  }

  isTold(asked: readonly Part[]): boolean {
    return asked.every((part) => this.#told.has(part));
  }

  /** Fetches all that is needed. What it gives back takes them, unless more has been asked for meanwhile: fetch again then. */
  async fetch<W extends object>(from: Readonly<Record<Part, () => Promise<Partial<W>>>>): Promise<() => W | undefined> {
    const wanted = new Set(this.#needed);
    const fetched = await Promise.all([...wanted].map((part) => from[part]()));
    return () => {
      if ([...this.#needed].some((part) => !wanted.has(part))) return undefined;
      this.#told = wanted;
      return Object.assign({}, ...fetched) as W;
    };
  }
}
