import { noReEntryLeft, reEntryLevel } from '../re-entry.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { MoneyView } from '../view.ts';
import { addOnTime } from './add-on-time.ts';
import type { Limited } from './money-setup.ts';

/** What is still sold as far as the rulebook leaves it. */
export function soldByTheBook(state: Tournament): MoneyView['byTheBook'] {
  const setup = setupOf(state);
  const through = reEntryLevel(setup);
  const addOn = setup.money && addOnTime(state, setup.money);
  const is: { readonly [K in Limited]: boolean } = {
    rebuy: policyOf(setup, 'entries.rebuy').value === 'forbidden',
    addOn: policyOf(setup, 'entries.addOn').value === 'forbidden',
    reEntry: noReEntryLeft(state) !== undefined,
  };
  const isOver = state.deal !== undefined || state.calledOff !== undefined;
  return {
    over: (['rebuy', 'addOn', 'reEntry'] as const).filter((kind) => isOver || is[kind]),
    ...(through !== undefined && { reEntryThrough: through }),
    ...(addOn && { addOn }),
  };
}
