import { type Chips, toChips } from '@riffle/cards';
import type { HandEvent } from '@riffle/hand';

/**
 * Money is counted to the cent, but where everybody has put in whole units a pot is shared in whole units as well.
 * `undefined` where the finer chips are shared, or nothing is.
 */
export function coarserShares(events: readonly HandEvent[], decimals: number): Chips | undefined {
  const whole = 10 ** decimals;
  const isWhole = (event: HandEvent): boolean => !('amount' in event) || event.amount % whole === 0;
  const shared = events.some((event) => event.type === 'PotAwarded' && !event.shares.every(inWholes(whole)));
  return decimals > 0 && shared && events.every(isWhole) ? toChips(whole) : undefined;
}

const inWholes =
  (whole: number) =>
  ({ amount }: { readonly amount: Chips }): boolean =>
    amount % whole === 0;
