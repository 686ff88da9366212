/** A set of players, bit by bit in their order from the left of the button. */
export type PlayerSet = number;

export const NOBODY: PlayerSet = 0;
export const isOne = (set: PlayerSet): boolean => (set & (set - 1)) === 0;
/** Of a set with one player in it. */
export const theOne = (set: PlayerSet): number => 31 - Math.clz32(set);

/** In the order from the left of the button. */
export function placesIn(set: PlayerSet): readonly number[] {
  const places: number[] = [];
  for (let left = set; left !== NOBODY; left &= left - 1) places.push(theOne(left & -left));
  return places;
}
