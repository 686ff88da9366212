import type { Sale } from './money-state.ts';

const known = new WeakMap<readonly Sale[], readonly Sale[]>();

/** What was sold and not taken back. */
export function standing({ money }: { readonly money?: { readonly sales: readonly Sale[] } }): readonly Sale[] {
  if (money === undefined) return [];
  const found = known.get(money.sales) ?? money.sales.filter(({ reversed }) => reversed !== true);
  known.set(money.sales, found);
  return found;
}
