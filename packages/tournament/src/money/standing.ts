import type { SaleId } from '../ids.ts';
import type { Sale } from './money-state.ts';

const known = new WeakMap<readonly Sale[], readonly Sale[]>();

/** What was sold and not taken back. */
export function standing({ money }: { readonly money?: { readonly sales: readonly Sale[] } }): readonly Sale[] {
  if (money === undefined) return [];
  const found = known.get(money.sales) ?? money.sales.filter(({ reversed }) => reversed !== true);
  known.set(money.sales, found);
  return found;
}

/** The one that stands; in nights from before another one that was taken back may have the same id. */
export const saleWith = (sales: readonly Sale[], id: SaleId): Sale | undefined =>
  sales.findLast((one) => one.id === id && one.reversed !== true) ?? sales.find((one) => one.id === id);
