import { type Decision, happens, type Named, type NightContext, type Objection } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { Tournament } from '../state.ts';
import type { RebuyWithIt } from './money-command.ts';
import { sell } from './selling.ts';

/** Whose the rebuy would be is clear where one alone goes out, in the hand that is just over. */
export const notWithHand = ({ out, before, at, rebuy }: Named<'BustOut'>): Objection =>
  rebuy === undefined || (out.length === 1 && before === undefined && at === undefined)
    ? undefined
    : { code: 'rebuy-not-with-hand' };

/** Out and back in one step: judged as a rebuy that is sold right after the hand, by the same function. */
export function withRebuy(
  state: Tournament,
  hand: Extract<TournamentEvent, { readonly type: 'BustedOut' }>,
  rebuy: RebuyWithIt,
  context: NightContext,
): Decision {
  const entry = hand.out[0]?.entry;
  if (entry === undefined) return happens(hand);
  const sold = sell(evolve(state, hand), { type: 'Sell', kind: 'rebuy', entry, ...rebuy }, context);
  return sold.ok ? happens(hand, ...sold.value) : sold;
}
