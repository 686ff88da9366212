import type { RaceChips } from './chip-race.ts';
import type { Procedure } from './procedure.ts';

/** What becomes of small chips that turn up after their value was taken out: never a card, and nothing is rounded up. */
export function lateChips(
  says: Procedure,
  { small, next }: RaceChips,
  chips: number,
): { readonly even: number; readonly lapsed: number } {
  const even = says['chips.lateFoundChips'].value === 'exchangeEvenRestLapses' ? Math.floor((chips * small) / next) : 0;
  return { even, lapsed: chips * small - even * next };
}
