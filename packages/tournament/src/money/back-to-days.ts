import type { Cents } from '@riffle/money';
import type { Tournament } from '../state.ts';
import { isAllGivenBack } from './given-back.ts';

/** What came here from days before and goes back to them, as it is given back to those who paid it there. */
export type BackToDays = { readonly prizes: Cents; readonly bounties: Cents };

const NOTHING: BackToDays = { prizes: 0 as Cents, bounties: 0 as Cents };

/** Once this day is called off and all that was paid here is given back; a deal shares it instead. */
export function backToDays(state: Tournament): BackToDays {
  const { carried } = state;
  // what went on to yet another day is none of this one's
  if (carried === undefined || state.day?.ended !== undefined || !isAllGivenBack(state)) return NOTHING;
  const { pool, paid = 0, unsealed = 0, entries } = carried;
  return {
    prizes: (pool - paid) as Cents,
    bounties: entries.reduce((sum, { head = 0 }) => sum + head, unsealed) as Cents,
  };
}
