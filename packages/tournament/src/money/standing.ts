import type { Sale } from './money-state.ts';

/** What was sold and not taken back. */
export const standing = ({ money }: { readonly money?: { readonly sales: readonly Sale[] } }): readonly Sale[] =>
  money?.sales.filter(({ reversed }) => reversed !== true) ?? [];
