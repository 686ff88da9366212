import { minorUnits, percentShares, toCents, WHOLE_PERCENT } from '@riffle/money';
import type { Objection } from '../decision.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { Deal } from './money-state.ts';

/**
 * What keeps shares from being those that were said in per cent: they are the whole of what is shared, and each has his part
 * of it, to the cent or in whole units. Who has none said has none of it.
 */
export function offPercent(state: Tournament, { shares, method }: Pick<Deal, 'shares' | 'method'>): Objection {
  if (method !== 'percent') return undefined;
  const percents = shares.map(({ percent = 0 }) => percent);
  const said = percents.reduce((sum, percent) => sum + percent, 0);
  if (said !== WHOLE_PERCENT || percents.some((percent) => !Number.isSafeInteger(percent) || percent < 0))
    return { code: 'deal-percent-off', said, missing: WHOLE_PERCENT - said };
  const shared = toCents(shares.reduce((sum, { amount }) => sum + amount, 0));
  const exact = percentShares(shared, percents);
  const whole = percentShares(shared, percents, minorUnits(setupOf(state).currency));
  const are = (amounts: readonly number[]) => shares.every(({ amount }, nth) => amount === amounts[nth]);
  if (are(exact) || are(whole)) return undefined;
  const at = shares.findIndex(({ amount }, nth) => amount !== exact[nth]);
  const other = shares[at];
  return other && { code: 'deal-not-his-percent', entry: other.entry, amount: exact[at] ?? 0 };
}
