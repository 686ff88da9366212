import { type Cents, toCents } from '@riffle/money';
import { dues } from '../money/dues.ts';
import { specialsAdded } from '../money/specials.ts';
import type { Tournament } from '../state.ts';

/**
 * What was won on a day beside the places is paid out of its books, and goes on to no other; what the house adds for it, it gives
 * there. A place that was paid on it already is one of the whole field's: the pool that all places share goes on whole, and with
 * it how much of it is handed out.
 */
export function staysHere(state: Tournament): {
  readonly owed?: Cents;
  readonly paid?: Cents;
  readonly given?: Cents;
} {
  if (state.money === undefined) return {};
  const won = dues(state);
  const paid = won.reduce((sum, { prize, won: all }) => sum + all.prize - prize, 0);
  const given = specialsAdded(state);
  return {
    owed: toCents(won.reduce((sum, { special, byHand }) => sum + special + byHand, 0)),
    ...(paid > 0 && { paid: toCents(paid) }),
    ...(given > 0 && { given }),
  };
}
