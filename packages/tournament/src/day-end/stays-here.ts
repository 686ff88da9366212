import { type Cents, toCents } from '@riffle/money';
import { dues } from '../money/dues.ts';
import { specialsAdded } from '../money/specials.ts';
import type { Tournament } from '../state.ts';

/**
 * What was won on a day beside the places is paid out of its books, and goes on to no other; what the house adds for it, it gives
 * there. A place that was paid on it already is one of the whole field's: the pool that all places share goes on whole.
 */
export function staysHere(state: Tournament): { readonly owed?: Cents; readonly given?: Cents } {
  if (state.money === undefined) return {};
  const given = specialsAdded(state);
  return {
    owed: toCents(
      dues(state).reduce((sum, { special, byHand, prize, won }) => sum + special + byHand - (won.prize - prize), 0),
    ),
    ...(given > 0 && { given }),
  };
}
