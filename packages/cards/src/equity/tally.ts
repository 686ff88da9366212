/** How a player fared over all run-outs that were looked at. */
export type Tally = {
  /** In parts of a pot; a pot has `POT` of them. */
  readonly shares: Float64Array;
  /** Squares of the shares as parts of one, for the error of a sample. */
  readonly squares: Float64Array;
  readonly wins: Float64Array;
  readonly splits: Float64Array;
  runOuts: number;
};

/** Divides evenly among up to ten, also after it was halved. */
export const POT = 5040;

export const newTally = (players: number): Tally => ({
  shares: new Float64Array(players),
  squares: new Float64Array(players),
  wins: new Float64Array(players),
  splits: new Float64Array(players),
  runOuts: 0,
});

/** One run-out: `highs` and `lows` as ranked; no low at all where every one is 0. */
export function settleRunOut(tally: Tally, highs: Float64Array, lows: Float64Array | undefined): void {
  const bestLow = lows === undefined ? 0 : highest(lows);
  const bestHigh = highest(highs);
  const highPart = (bestLow > 0 ? POT / 2 : POT) / countOf(highs, bestHigh);
  const lowPart = bestLow > 0 && lows !== undefined ? POT / 2 / countOf(lows, bestLow) : 0;
  for (let player = 0; player < highs.length; player += 1) {
    const share =
      (highs[player] === bestHigh ? highPart : 0) + (lowPart > 0 && lows?.[player] === bestLow ? lowPart : 0);
    if (share === 0) continue;
    tally.shares[player] = (tally.shares[player] as number) + share;
    tally.squares[player] = (tally.squares[player] as number) + (share / POT) ** 2;
    const kind = share === POT ? tally.wins : tally.splits;
    kind[player] = (kind[player] as number) + 1;
  }
  tally.runOuts += 1;
}

function highest(values: Float64Array): number {
  let best = 0;
  for (let nth = 0; nth < values.length; nth += 1) if ((values[nth] as number) > best) best = values[nth] as number;
  return best;
}

function countOf(values: Float64Array, value: number): number {
  let count = 0;
  for (let nth = 0; nth < values.length; nth += 1) if (values[nth] === value) count += 1;
  return count;
}
