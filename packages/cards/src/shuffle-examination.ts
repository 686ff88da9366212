export type ShuffleExamination = {
  /** How far from even, in standard deviations: which card lies in which place, over all places together. */
  readonly places: number;
  /** The same for each place by itself. */
  readonly eachPlace: readonly number[];
  /** Which card follows which. */
  readonly neighbours: number;
  /** Deals whose first twelve cards came before in the same order. */
  readonly repeats: number;
};

const PREFIX = 12;

/** Deals so many decks, each the numbers from 0 to one below `size`, and counts what a fair shuffle makes even. */
export function examineShuffle(deal: () => readonly number[], deals: number, size: number): ShuffleExamination {
  const places = new Float64Array(size * size);
  const neighbours = new Float64Array(size * size);
  const seen = new Set<string>();
  for (let nth = 0; nth < deals; nth += 1) {
    const order = deal();
    for (let place = 0; place < size; place += 1) {
      const card = order[place] as number;
      const at = place * size + card;
      places[at] = (places[at] as number) + 1;
      if (place + 1 === size) continue;
      const pair = card * size + (order[place + 1] as number);
      neighbours[pair] = (neighbours[pair] as number) + 1;
    }
    seen.add(String.fromCharCode(...order.slice(0, PREFIX)));
  }
  // no card is its own neighbour
  const pairs = neighbours.filter((_, pair) => Math.floor(pair / size) !== pair % size);
  const expected = deals / size;
  return {
    places: zScore(places, expected, (size - 1) ** 2),
    eachPlace: Array.from({ length: size }, (_, place) =>
      zScore(places.subarray(place * size, (place + 1) * size), expected, size - 1),
    ),
    neighbours: zScore(pairs, (deals * (size - 1)) / (size * (size - 1)), size * (size - 1) - 1),
    repeats: deals - seen.size,
  };
}

/** Chi-square, less what chance makes of it, in its standard deviations. */
function zScore(counts: Float64Array, expected: number, freedom: number): number {
  let chiSquare = 0;
  for (const count of counts) chiSquare += (count - expected) ** 2 / expected;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}
