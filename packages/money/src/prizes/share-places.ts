import type { Cents } from '../cents.ts';
import type { PointsShare } from './points-share.ts';

/** Whom odd cents fall to: the rulebook's policy `entries.oddCents`. Where stacks are equal or unknown, the earlier entry. */
export type OddCents = 'biggerStartingStack' | 'earlierEntry';

/** `stack`: at the start of the hand in which he went out. */
export type Sharer<Id> = { readonly id: Id; readonly no: number; readonly stack?: number };

export type Shared<Id> = {
  readonly id: Id;
  readonly place: number;
  /** With how many in all the places are shared. */
  readonly sharedBy: number;
  readonly money: Cents;
};

/** Groups from the best place down; within a group the places are shared, and their prizes in equal parts to the cent. */
export function sharePlaces<Id>(
  prizes: readonly Cents[],
  groups: readonly (readonly Sharer<Id>[])[],
  oddCents: OddCents,
  first = 1,
): readonly Shared<Id>[] {
  let place = first;
  return groups.flatMap((group) => {
    const from = place;
    place += group.length;
    const sum = prizes.slice(from - 1, place - 1).reduce((total, prize) => total + prize, 0);
    const odd = sum % group.length;
    return group.toSorted(inOrder(oddCents)).map(({ id }, nth) => ({
      id,
      place: from,
      sharedBy: group.length,
      money: (Math.floor(sum / group.length) + (nth < odd ? 1 : 0)) as Cents,
    }));
  });
}

const inOrder =
  (oddCents: OddCents) =>
  (a: Sharer<unknown>, b: Sharer<unknown>): number => {
    const byStack = oddCents === 'biggerStartingStack' ? (b.stack ?? 0) - (a.stack ?? 0) : 0;
    return byStack === 0 ? a.no - b.no : byStack;
  };

/** Points of shared places: the rulebook's policy `elimination.sharedPoints`. */
export type SharedPoints = 'average' | 'betterPlace';

export function sharedPoints(
  points: readonly number[],
  place: number,
  sharedBy: number,
  how: SharedPoints,
): PointsShare {
  const better = points[place - 1] ?? 0;
  if (how === 'betterPlace' || sharedBy === 1) return { sum: better, among: 1 };
  return { sum: points.slice(place - 1, place - 1 + sharedBy).reduce((total, one) => total + one, 0), among: sharedBy };
}
