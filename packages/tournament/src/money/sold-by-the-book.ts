import { reEntryLevel } from '../re-entry.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { playersLeft } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { MoneyView } from '../view.ts';
import type { Limited } from './money-setup.ts';
import { prizes } from './prize-pool.ts';

/** What is still sold as far as the rulebook leaves it. */
export function soldByTheBook(state: Tournament): MoneyView['byTheBook'] {
  const setup = setupOf(state);
  const through = reEntryLevel(setup);
  const is: { readonly [K in Limited]: boolean } = {
    rebuy: policyOf(setup, 'entries.rebuy').value === 'forbidden',
    addOn: policyOf(setup, 'entries.addOn').value === 'forbidden',
    reEntry: noneAgain(state),
  };
  return {
    over: (['rebuy', 'addOn', 'reEntry'] as const).filter((kind) => state.deal !== undefined || is[kind]),
    ...(through !== undefined && { reEntryThrough: through }),
  };
}

/** Forbidden, or ended with the bubble. */
function noneAgain(state: Tournament): boolean {
  const { value } = policyOf(setupOf(state), 'entries.reEntry');
  const paid = prizes(state).length;
  return value.is === 'forbidden' || (value.is === 'unlimitedUntilLevel' && paid > 0 && playersLeft(state) <= paid);
}
