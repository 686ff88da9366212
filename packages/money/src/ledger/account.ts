/** How money changes hands. */
export const MEANS = ['cash', 'card'] as const;
export type Means = (typeof MEANS)[number];

/**
 * What an amount stands on. `owes` is what somebody has still to pay (below 0: what he is owed), a box holds what was taken,
 * `house` is the club itself: floats, drops, added money, what a guarantee costs, what is kept.
 */
export type Account =
  | `owes:${string}`
  | `box:${string}:${Means}`
  | 'prizes'
  | 'bounties'
  | 'fee'
  | 'staff'
  | `deduction:${string}`
  | 'house'
  | `difference:${string}`;

export const owes = (who: string): Account => `owes:${who}`;
export const boxOf = (box: string, means: Means): Account => `box:${box}:${means}`;
export const differenceOf = (box: string): Account => `difference:${box}`;
