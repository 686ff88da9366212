/** A connection, and how much of what was sent to it has not gone out yet. */
export type Reader = { readonly owed: number; readonly drop: () => void };

/** In bytes, of all connections together. */
const MOST_IN_ALL = 48_000_000;

/** What waits for those who read slowly. Where it grows too large, whoever holds up most is let go: the others must not pay. */
export class Backlog {
  readonly #most: number;
  readonly #owing = new Map<Reader, number>();
  #total = 0;

  constructor(most = MOST_IN_ALL) {
    this.#most = most;
  }

  get total(): number {
    return this.#total;
  }

  /** After each frame, and at each beat. */
  note(reader: Reader): void {
    this.#count(reader, reader.owed);
    if (this.#total > this.#most) this.#relieve();
  }

  forget(reader: Reader): void {
    this.#count(reader, 0);
  }

  #count(reader: Reader, owed: number): void {
    this.#total += owed - (this.#owing.get(reader) ?? 0);
    if (owed === 0) this.#owing.delete(reader);
    else this.#owing.set(reader, owed);
  }

  #relieve(): void {
    // what was counted may have gone out meanwhile
    for (const reader of this.#owing.keys()) this.#count(reader, reader.owed);
    const slowest = [...this.#owing].toSorted(([, a], [, b]) => b - a);
    for (const [reader] of slowest) {
      // down to half: not one by one at every frame
      if (this.#total <= this.#most / 2) return;
      this.forget(reader);
      reader.drop();
    }
  }
}
