import type { MoneySetup } from '@riffle/tournament';

/**
 * The prices as they are sent: the guarantee stands among them, and belongs to the prizes as well. Where none was typed since the
 * dialogue was opened (`then`), it stays as somebody else has changed it meanwhile (`now`).
 */
export function pricesKept(then: MoneySetup | undefined, now: MoneySetup | undefined, typed: MoneySetup): MoneySetup {
  if (typed.guarantee !== then?.guarantee) return typed;
  const { guarantee: _, ...prices } = typed;
  return { ...prices, ...(now?.guarantee !== undefined && { guarantee: now.guarantee }) };
}
