/** How money changes hands. */
export const MEANS = ['cash', 'card'] as const;
export type Means = (typeof MEANS)[number];

/**
 * What an amount stands on. `owes` is what somebody has still to pay (below 0: what he is owed), a box holds what was taken,
 * `house` is the club's own till: floats, drops, what was counted at the end. What the house keeps of the prizes stands in
 * `houseShare`, what is kept of prices and of the prizes for something else in `deduction`, by its name, what the night cost it in `added` and `guarantee`, and in `rest` what is left of prizes and bounties (above 0: what they were short of).
 * `fines` are what players paid for breaches of the rules, the organiser's; `goodCause` where a house gives them away instead.
 * `carried` is what goes on to another day of the same event (below 0), or has come from others (above 0).
 * In a card room `inPlay` are the chips of value on its tables (below 0), a deposit what is kept for a guest, `rake` what the house took.
 */
export type Account =
  | `owes:${string}`
  | `box:${string}:${Means}`
  | 'prizes'
  | 'bounties'
  | 'fee'
  | 'staff'
  | `deduction:${string}`
  | 'houseShare'
  | 'added'
  | 'guarantee'
  | 'fines'
  | 'goodCause'
  | 'rest'
  | 'carried'
  | 'house'
  | 'inPlay'
  | `deposit:${string}`
  | 'rake'
  | 'consumed'
  | `difference:${string}`;

/** What is kept of prices or of the pool for something by its name; without one it is the house's share. */
export const deductionOf = (name: string | undefined): Account =>
  name === undefined ? 'houseShare' : `deduction:${name}`;

export const owes = (who: string): Account => `owes:${who}`;
export const boxOf = (box: string, means: Means): Account => `box:${box}:${means}`;
export const differenceOf = (box: string): Account => `difference:${box}`;
