import type { MoneySetup, Setup } from '@riffle/tournament';
import type { WantedPrizes } from './wanted-prizes.ts';

type OfPrizes = Pick<Setup, 'money' | 'prizePlan'>;
type Changed = { readonly changes: OfPrizes; readonly clear?: readonly ['prizePlan'] };

/**
 * What is sent of the prizes: nothing but what was changed since the dialogue was opened (`then`). Prices that somebody else has
 * changed meanwhile (`now`) stay as he changed them, and so does his guarantee where none was typed here.
 */
export function prizesChanged(
  then: OfPrizes,
  now: MoneySetup | undefined,
  { plan, guarantee }: Pick<WantedPrizes, 'plan' | 'guarantee'>,
): Changed | undefined {
  const same = JSON.stringify(plan) === JSON.stringify(then.prizePlan);
  const { guarantee: promised = 0, ...prices } = now ?? { profiles: [] };
  const asPromised = guarantee === (then.money?.guarantee ?? 0) || guarantee === promised;
  const money = asPromised ? {} : { money: { ...prices, ...(guarantee > 0 && { guarantee }) } };
  const changes = { ...money, ...(!same && plan && { prizePlan: plan }) };
  if (same && Object.keys(changes).length === 0) return undefined;
  return { changes, ...(plan === undefined && !same && { clear: ['prizePlan'] as const }) };
}
