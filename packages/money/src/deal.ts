import { type Cents, toCents } from './cents.ts';
import { dealEquities } from './icm/deal-equities.ts';
import { shareOut } from './share-out.ts';

/** How a deal weighs the players: by Malmuth–Harville, by their chips, or all alike. */
export const DEAL_METHODS = ['malmuth-harville', 'chips', 'even'] as const;
export type DealMethod = (typeof DEAL_METHODS)[number];
/** How the shares of a deal came about: weighed by a method, in per cent of what is shared, or sums as they were said. */
export const DEAL_WAYS = [...DEAL_METHODS, 'percent', 'hand'] as const;
export type DealWay = (typeof DEAL_WAYS)[number];

type Deal = {
  /** Of all who are left: whole, above 0. */
  readonly stacks: readonly number[];
  /** Of the places that are left, best first, never more for a worse one; in cents, as many as there are players or fewer. */
  readonly prizes: readonly number[];
  readonly method: DealMethod;
  /** In cents: what is still played for. At most `mostLeft`. */
  readonly left?: number;
};

/** What everybody has already: the prize of whoever goes out next. */
const sure = ({ stacks, prizes }: Pick<Deal, 'stacks' | 'prizes'>): number => prizes[stacks.length - 1] ?? 0;

const poolOf = (prizes: readonly number[]): number => prizes.reduce((sum, prize) => sum + prize, 0);

/** As much can be left to play for as is more than what everybody has already. */
export const mostLeft = ({ stacks, prizes }: Pick<Deal, 'stacks' | 'prizes'>): number =>
  poolOf(prizes) - stacks.length * sure({ stacks, prizes });

/**
 * What each gets now, in whole cents that add up to the prizes less what is left to play for. Nobody gets less than the next
 * prize, which nobody can take from him; what is above it is shared by the method.
 */
export function dealShares({ stacks, prizes, method, left = 0 }: Deal): readonly Cents[] {
  const floor = sure({ stacks, prizes });
  const above = mostLeft({ stacks, prizes }) - left;
  const weights = weightsOf({ stacks, prizes, method }, floor);
  const parts = above === 0 ? stacks.map(() => 0) : shareOut(toCents(above), weights);
  return parts.map((part) => toCents(floor + part));
}

function weightsOf({ stacks, prizes, method }: Deal, floor: number): readonly number[] {
  switch (method) {
    case 'malmuth-harville':
      return dealEquities(stacks, prizes).map((equity) => Math.max(0, equity - floor));
    case 'chips':
      return stacks;
    case 'even':
      return stacks.map(() => 1);
  }
}
