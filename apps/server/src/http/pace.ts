type Limit = { readonly most: number; readonly within: number };
type Counted = { readonly since: number; count: number };

/** Enough for an attack from thousands of addresses; what is older than all of them is forgotten. */
const MOST = 10_000;

/** How often something is done under a key, in memory. Nothing but the key is noted. */
export class Pace {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #counted = new Map<string, Counted>();

  constructor(limit: Limit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts it, and says whether that was too much. */
  isTooMuch(key: string): boolean {
    const now = this.#now();
    const known = this.#counted.get(key);
    const isOld = known === undefined || now - known.since >= this.#limit.within;
    const counted: Counted = isOld ? { since: now, count: 0 } : known;
    this.#counted.delete(key);
    this.#counted.set(key, counted);
    const [oldest] = this.#counted.keys();
    if (this.#counted.size > MOST && oldest !== undefined) this.#counted.delete(oldest);
    counted.count += 1;
    return counted.count > this.#limit.most;
  }
}
