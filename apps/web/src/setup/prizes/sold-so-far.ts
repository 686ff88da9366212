import { type Expected, toCents } from '@riffle/money';
import type { TournamentView } from '@riffle/tournament';

/** What is sold and in the pool: a preview goes on from it. `entries` counts re-entries, as the prizes do. */
export type SoldSoFar = {
  readonly entries: number;
  readonly rebuys: number;
  readonly addOns: number;
  readonly paidIn: number;
};

/** Nothing where nothing is sold. */
export function soldSoFar({ money }: Pick<TournamentView, 'money'>): SoldSoFar | undefined {
  if (money === undefined) return undefined;
  const { entry, reEntry, rebuy, addOn } = money.sold;
  const entries = entry + reEntry;
  return entries === 0 ? undefined : { entries, rebuys: rebuy, addOns: addOn, paidIn: money.pool.paidIn };
}

/** For as many entries as are sold it is what was paid; for others so many rebuys and add-ons as now are taken for granted. */
export const besides = (sold: SoldSoFar | undefined, each: number, minor = 100): Pick<Expected, 'more' | 'besides'> =>
  sold === undefined
    ? { ...(minor !== 100 && { besides: { minor } }) }
    : {
        more: toCents(sold.paidIn - each * sold.entries),
        besides: { rebuys: sold.rebuys, addOns: sold.addOns, ...(minor !== 100 && { minor }) },
      };
