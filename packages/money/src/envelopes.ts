import { type Cents, toCents } from './cents.ts';
import { shareOut } from './share-out.ts';

/** How much steeper the first falls from the second than the second from the third: a few large ones, many small. */
const STEEPNESS = 1.2;

/**
 * So many envelopes of a whole, most first, in whole units as far as each can have one: a proposal that somebody may change.
 * What the units leave over is in the first.
 */
export function proposeEnvelopes(worth: Cents, count: number, unit: Cents): readonly Cents[] {
  if (count < 1 || worth < count) return [];
  const step = worth >= count * unit ? unit : 1;
  const units = Math.floor(worth / step);
  const above = shareOut(
    toCents(units - count),
    Array.from({ length: count }, (_, nth) => 1 / (nth + 1) ** STEEPNESS),
  );
  return above.map((more, nth) => toCents((1 + more) * step + (nth === 0 ? worth - units * step : 0)));
}
