import type { FormulaProblem } from '@riffle/formula';
import type { Cents } from '../cents.ts';
import type { SpecialKind } from './prize-plan.ts';

/** Who plays for it. Each entry has a place of its own, so re-entries count. */
export type PrizeField = {
  readonly entries: number;
  readonly rebuys?: number;
  readonly addOns?: number;
  /** Minor units in one of the currency, in which a formula counts; absent = 100. */
  readonly minor?: number;
};

/** `money` is handed out; `seat` is what a seat costs that is won, which stands by its name among the things. */
export type PlacePrize = {
  readonly place: number;
  readonly money: Cents;
  readonly seat?: Cents;
  readonly things?: readonly string[];
};

export type SpecialWon = {
  readonly kind: SpecialKind;
  readonly name: string;
  readonly money: Cents;
  readonly from: 'pool' | 'added';
  readonly thing?: string;
  readonly points?: number;
  readonly on?: string;
  readonly secret?: true;
};

/**
 * Why something of the pool is nobody's. `plan`: the plan gives no more. `rounding`: it is kept, as the plan says. `held`: no
 * place may have more, as a better one is held at its amount. `rest`: too little for another seat.
 */
export type LeftWhy = 'plan' | 'rounding' | 'held' | 'rest';

/** What the plan could not have as it says. */
export type PrizeNote =
  | { readonly code: 'fewerPaid'; readonly planned: number; readonly paid: number; readonly least: Cents }
  | { readonly code: 'leastNotMet'; readonly least: Cents }
  | { readonly code: 'promisedMore'; readonly missing: Cents }
  /** The formula has no value as things stand: the first step counts. */
  | { readonly code: 'stepUnknown'; readonly formula: FormulaProblem };

/** All places and special prizes off the pool, and what is left, are the pool and what is missing to it, to the cent. */
export type Prizes = {
  /** Best first; those that win something. */
  readonly places: readonly PlacePrize[];
  readonly special: readonly SpecialWon[];
  readonly left: readonly { readonly why: LeftWhy; readonly amount: Cents }[];
  readonly missing: Cents;
  /** By place, best first. */
  readonly points: readonly number[];
  readonly notes: readonly PrizeNote[];
};

/** By place, best first: what each takes off the pool, a seat at its price. */
export function amountsOf({ places }: Pick<Prizes, 'places'>): readonly Cents[] {
  const last = places.findLast((prize) => worthOf(prize) > 0)?.place ?? 0;
  const byPlace = new Map(places.map((prize) => [prize.place, worthOf(prize)]));
  return Array.from({ length: last }, (_, nth) => (byPlace.get(nth + 1) ?? 0) as Cents);
}

export const worthOf = ({ money, seat = 0 as Cents }: Pick<PlacePrize, 'money' | 'seat'>): Cents =>
  (money + seat) as Cents;
