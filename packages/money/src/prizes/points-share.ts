/** A fraction, as points are not parted into cents: `sum` among so many. */
export type PointsShare = { readonly sum: number; readonly among: number };

const MOST_POINTS = 1_000_000;

/** Points that somebody types: whole hundredths, so that all of them have an exact sum. */
export const isPoints = ({ sum, among }: PointsShare): boolean =>
  Number.isSafeInteger(sum) &&
  Math.abs(sum) <= MOST_POINTS &&
  Number.isSafeInteger(among) &&
  among >= 1 &&
  100 % among === 0;

/** Several are one share of points, in the coarsest parts that hold both: finer with each, they would be no whole numbers in the end. */
export function addedPoints(one: PointsShare, other: PointsShare): PointsShare {
  const among = (one.among / common(one.among, other.among)) * other.among;
  return { sum: one.sum * (among / one.among) + other.sum * (among / other.among), among };
}

/** So many times as much, as a fraction. */
export const timesPoints = (one: PointsShare, times: PointsShare): PointsShare =>
  inLowest({ sum: one.sum * times.sum, among: one.among * times.among });

export function inLowest({ sum, among }: PointsShare): PointsShare {
  const by = common(among, Math.abs(sum));
  return { sum: sum / by, among: among / by };
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
