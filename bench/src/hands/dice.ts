/** Xorshift: the same for every engine, and too quick to be measured along. Nothing but benchmarks draws from it. */
let bits = 123_456_789;

/** Whole numbers below `below`, which is at most 65536. */
export function random(below: number): number {
  bits ^= bits << 13;
  bits ^= bits >>> 17;
  bits ^= bits << 5;
  return Math.imul(bits >>> 16, below) >>> 16;
}

/** What every engine is asked to play: equal stacks again for each hand, as poker-ts loses chips with others. */
export const TABLE = { seats: 6, stack: 10_000, smallBlind: 50, bigBlind: 100 } as const;

/** As many hands at a time as there is no clock looked at. */
export const HANDS = 200;

export const many = (hand: () => number) => (): number => {
  let sum = 0;
  for (let nth = 0; nth < HANDS; nth += 1) sum += hand();
  return sum;
};
