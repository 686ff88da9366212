import type { Cited } from '@riffle/rulebooks';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import { seatLimit } from './seat-limit.ts';

/** With how many players the final table is formed, and which rule says so. */
export function finalTableSize(setup: Setup): { readonly size: number; readonly because: Cited } {
  const cited = policyOf(setup, 'tables.finalTableSize');
  return { size: sizeBy(cited.value, setup), because: cited };
}

function sizeBy(value: Cited<'tables.finalTableSize'>['value'], setup: Setup): number {
  const seats = seatLimit(setup);
  switch (value.is) {
    case 'number':
      return value[setup.game];
    case 'bySeats':
      if (seats === 8 || seats === 9) return value.eightOrNine;
      return seats === 6 || seats === 7 ? value.sixOrSeven : seats;
    case 'sameAsTable':
      return seats;
    case 'fullTablePlusOne':
      // two at a table is a heads-up event: its last match has two players as well
      return seats === 2 ? 2 : Math.min(seats + 1, value.atMost);
  }
}
