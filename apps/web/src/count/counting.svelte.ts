import { type CountOccasion, type CountView, isCountOpen } from '@riffle/tournament';
import { getContext, setContext } from 'svelte';
import type { Desk } from '../desk/desk.svelte.ts';
import { running } from '../live/live.svelte.ts';

/** Which count goes on, as whoever counts has it. */
export class Counting {
  readonly #desk: Desk;
  #chosen = $state<CountOccasion>();
  #anewAfter = $state<number>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  readonly last: CountView | undefined = $derived.by(() => this.#desk.view.counts?.all.at(-1));
  /** The clock is asked again and again, what follows only when the answer is another. */
  readonly #isOpen: boolean = $derived.by(() => {
    const { view } = this.#desk;
    const { counts, clock, setup } = view;
    if (this.last === undefined || counts === undefined) return false;
    return isCountOpen(this.last, { played: counts.played, setup, ...(clock && { clock }) }, running.now);
  });
  readonly #onBreak: boolean = $derived.by(() => this.#desk.reading.onBreak);

  /** As chosen here, else as the count that goes on has it, else as the clock stands. */
  get occasion(): CountOccasion {
    if (this.#chosen !== undefined) return this.#chosen;
    if (this.last !== undefined && this.#isOpen) return this.last.occasion;
    return this.#onBreak ? 'break' : 'play';
  }
  set occasion(occasion: CountOccasion) {
    this.#chosen = occasion;
  }

  /** The one to which what is told now belongs. */
  get current(): CountView | undefined {
    const { last } = this;
    return last !== undefined && this.#isOpen && !this.isAnew && last.occasion === this.occasion ? last : undefined;
  }

  /** Somebody here has asked for another count, and told nothing of it yet. */
  get isAnew(): boolean {
    return this.last !== undefined && this.#anewAfter === this.last.no;
  }
  beginAnew(): void {
    this.#anewAfter = this.last?.no;
  }
}

const KEY = Symbol('counting');
export const setUpCounting = (desk: Desk): Counting => setContext(KEY, new Counting(desk));
export const theCounting = (): Counting => getContext<Counting>(KEY);
