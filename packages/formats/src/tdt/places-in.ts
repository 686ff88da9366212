import type { TdtPlace } from '../problems/tdt-problem.ts';

/** Row and column of any sign of a text, both from 1. */
export function placesIn(text: string): (at: number) => TdtPlace {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (at) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { row: low + 1, column: at - (starts[low] ?? 0) + 1 };
  };
}
