/** A source of 32-bit words. */
export type Words = () => number;

/** Whole numbers below `n` from 32-bit words. Words in the uneven rest at the top are thrown away, so none is favoured. */
export function uniform(word: Words): (n: number) => number {
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`cannot draw one of ${String(n)}`);
    const fair = 2 ** 32 - (2 ** 32 % n);
    let drawn = word() >>> 0;
    while (drawn >= fair) drawn = word() >>> 0;
    return drawn % n;
  };
}
