import { remembered } from '@riffle/aggregate';
import type { SaleId } from '../ids.ts';
import type { Sale } from './money-state.ts';

const NOTHING: readonly Sale[] = [];

/** What was sold and not taken back. */
export const standing = ({ money }: { readonly money?: { readonly sales: readonly Sale[] } }): readonly Sale[] =>
  notReversed(money?.sales ?? NOTHING);

const notReversed = remembered((sales: readonly Sale[]): readonly Sale[] =>
  sales.filter(({ reversed }) => reversed !== true),
);

/** The one that stands; in nights from before another one that was taken back may have the same id. */
export const saleWith = (sales: readonly Sale[], id: SaleId): Sale | undefined =>
  sales.findLast((one) => one.id === id && one.reversed !== true) ?? sales.find((one) => one.id === id);
