import type { ColourUpView, Given, Taken } from '@riffle/tournament';

/** What one player had in the chips that go, and what he has for them. */
export type PlayerSum = {
  readonly entry: Taken['changed'][number]['entry'];
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly given: readonly Given[];
};

export function playerSums({ value, into, keep }: ColourUpView, { changed, given }: Taken): readonly PlayerSum[] {
  return changed.map(({ entry, seat, chips, even, left }) => {
    const own = given.filter((one) => one.entry === entry);
    const stays = keep ? left * value : 0;
    const gets = own.reduce((sum, one) => sum + one.value, 0);
    return { entry, seat, before: chips * value, after: even * into + gets + stays, given: own };
  });
}

export const sumOf = (sums: readonly PlayerSum[], side: 'before' | 'after'): number =>
  sums.reduce((sum, one) => sum + one[side], 0);

/** Of all tables that are done. */
export const differenceOf = ({ tables = {} }: ColourUpView): number =>
  Object.values(tables).reduce((sum, { taken }) => sum + (taken?.difference ?? 0), 0);
