import { type Cents, toCents } from './cents.ts';
import { roundShares } from './round-shares.ts';
import { shareOut } from './share-out.ts';

/** All of what is shared, in hundredths of a per cent. */
export const WHOLE_PERCENT = 10_000;

/**
 * What each gets of a sum that is shared by hundredths of a per cent, which add up to the whole: to the cent as `shareOut`
 * parts it, in whole units of `unit` cents as `roundShares` does. Whether that is less than somebody is sure of says the deal.
 */
export const percentShares = (amount: Cents, percents: readonly number[], unit = 1): readonly Cents[] =>
  amount === 0 ? percents.map(() => toCents(0)) : roundShares(shareOut(amount, percents), unit, 0);
