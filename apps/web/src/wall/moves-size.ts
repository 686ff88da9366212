import { emsOf, lineEms } from '../identity/letter-width.ts';
import type { Shape } from './wall-size.ts';

/** What stands in one line: who, from where, to where. */
export type MoveLine = { readonly name: string; readonly from: string; readonly to: string };

const WIDTH: { readonly [S in Shape]: number } = { wide: 95.6, tall: 51.8 };
const GAP = 4;
const LARGEST = 6;
/** Beside a name longer than this allows the others keep their size, and it alone is smaller. */
const SMALLEST = 0.6;
/** Of a line's height; the gaps and the arrow between its parts, and how much smaller the old seat is written. */
const TYPE = 0.66;
const BETWEEN = 2.2;
const OLD = 0.75;
const SEATS = 0.84;

/** How large all lines of a page are written: one size, in which the longest name still has its place. */
export function movesSize(lines: readonly MoveLine[], columns: number, row: number, shape: Shape): number {
  const column = (WIDTH[shape] - GAP * (columns - 1)) / columns;
  const widest = (of: (line: MoveLine) => number) => Math.max(0, ...lines.map(of));
  const ems =
    widest(({ name }) => lineEms(name)) +
    widest(({ from }) => emsOf(from)) * SEATS * OLD +
    widest(({ to }) => emsOf(to)) * SEATS +
    BETWEEN;
  const high = Math.min(row * TYPE, LARGEST);
  return Math.max(high * SMALLEST, Math.min(high, column / ems));
}
