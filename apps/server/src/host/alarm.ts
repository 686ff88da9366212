/** What setTimeout can wait at most; longer waits are cut in pieces. */
const LONGEST = 2 ** 31 - 1;

/** Rings once, at a moment that may be set anew at any time. A moment that has passed rings at once. */
export class Alarm {
  readonly #ring: () => void;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;

  constructor(ring: () => void, now: () => number) {
    this.#ring = ring;
    this.#now = now;
  }

  set(at: number | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (at === undefined) return;
    const wait = Math.min(Math.max(at - this.#now(), 0), LONGEST);
    // a timer may be a millisecond early
    this.#timer = setTimeout(() => (this.#now() < at ? this.set(at) : this.#ring()), wait);
  }
}
