type Pace = {
  /** Wrong tries that cost nothing; after them each doubles the wait. */
  readonly free: number;
  readonly first: number;
  readonly longest: number;
};
type Tries = { readonly failures: number; readonly until: number };

/** Enough for an attack from thousands of addresses; what is older than all of them is forgotten. */
const MOST = 10_000;

export const waitAfter = (failures: number, { free, first, longest }: Pace): number =>
  failures < free ? 0 : Math.min(first * 2 ** (failures - free), longest);

/** How long whoever tried in vain has to wait, in memory. */
export class Waits {
  readonly #pace: Pace;
  readonly #now: () => number;
  readonly #tries = new Map<string, Tries>();

  constructor(pace: Pace, now: () => number) {
    this.#pace = pace;
    this.#now = now;
  }

  /** The moment until which nothing is tried; it may have passed. */
  until(key: string): number {
    return this.#tries.get(key)?.until ?? 0;
  }

  count(key: string): void {
    const failures = (this.#tries.get(key)?.failures ?? 0) + 1;
    this.#tries.delete(key);
    this.#tries.set(key, { failures, until: this.#now() + waitAfter(failures, this.#pace) });
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > MOST && oldest !== undefined) this.#tries.delete(oldest);
  }

  forget(key: string): void {
    this.#tries.delete(key);
  }
}
