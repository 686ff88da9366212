/** Below this a chance changes no digit of any sum. */
const NO_CHANCE = 1e-40;

/** The race to which Malmuth–Harville comes down: who is how likely ahead of whom at a moment. */
export class FinishingRace {
  readonly #rates: Float64Array;
  readonly #prizes: Float64Array;
  /** For each player the chances that 0, 1, 2, … of those before him in the list are ahead. */
  readonly #ahead: Float64Array;
  /** What a player may expect with so many ahead of those before him in the list. */
  readonly #expected: Float64Array;
  readonly #reaches: Int32Array;
  readonly #pool: number;

  constructor(stacks: readonly number[], prizes: readonly number[]) {
    const chips = stacks.reduce((sum, stack) => sum + stack, 0);
    this.#rates = Float64Array.from(stacks, (stack) => stack / chips);
    this.#prizes = Float64Array.from(prizes);
    this.#ahead = new Float64Array((stacks.length + 1) * prizes.length);
    this.#expected = new Float64Array(prizes.length + 1);
    this.#reaches = new Int32Array(stacks.length + 1);
    this.#pool = prizes.reduce((sum, prize) => sum + prize, 0);
  }

  /** Sums over moments: what each player gets by finishing just then. Ends where the rest is below `negligible` of the prizes. */
  weigh(moments: Iterable<number>, negligible: number): readonly number[] {
    const sums = new Float64Array(this.#rates.length);
    if (this.#pool === 0) return Array.from(sums);
    for (const moment of moments) {
      if (this.#weighAt(moment, sums) < negligible * this.#pool) break;
    }
    return Array.from(sums);
  }

  /** At the time exp(x − exp(−x)), which leaves nothing at either end; gives what is still to come at most. */
  #weighAt(x: number, sums: Float64Array): number {
    const time = Math.exp(x - Math.exp(-x));
    const width = time * (1 + Math.exp(-x));
    this.#countAhead(time);
    return this.#expect(time, width, sums);
  }

  #countAhead(time: number): void {
    const rates = this.#rates;
    const ahead = this.#ahead;
    const places = this.#prizes.length;
    ahead[0] = 1;
    this.#reaches[0] = 0;
    let reach = 0;
    for (let player = 0; player < rates.length; player += 1) {
      const from = player * places;
      const to = from + places;
      const still = Math.exp(-(rates[player] as number) * time);
      const done = -Math.expm1(-(rates[player] as number) * time);
      let next = Math.min(reach + 1, places - 1);
      if (next > reach) ahead[to + next] = (ahead[from + reach] as number) * done;
      else next = reach;
      for (let count = reach; count > 0; count -= 1)
        ahead[to + count] = (ahead[from + count] as number) * still + (ahead[from + count - 1] as number) * done;
      ahead[to] = (ahead[from] as number) * still;
      while (next > 0 && (ahead[to + next] as number) < NO_CHANCE) next -= 1;
      reach = next;
      this.#reaches[player + 1] = reach;
    }
  }

  #expect(time: number, width: number, sums: Float64Array): number {
    const rates = this.#rates;
    const ahead = this.#ahead;
    const expected = this.#expected;
    const places = this.#prizes.length;
    expected.set(this.#prizes);
    expected[places] = 0;
    let stillToCome = 0;
    for (let player = rates.length - 1; player >= 0; player -= 1) {
      const from = player * places;
      const reach = this.#reaches[player] as number;
      let value = 0;
      for (let count = 0; count <= reach; count += 1)
        value += (ahead[from + count] as number) * (expected[count] as number);
      const rate = rates[player] as number;
      const still = Math.exp(-rate * time);
      const done = -Math.expm1(-rate * time);
      // his worth can only fall from here on, as more come in ahead of him
      stillToCome += value * still;
      sums[player] = (sums[player] as number) + rate * still * value * width;
      for (let count = 0; count < places; count += 1)
        expected[count] = still * (expected[count] as number) + done * (expected[count + 1] as number);
    }
    return stillToCome;
  }
}
