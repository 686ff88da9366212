import type { Objection } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import type { Entry, Tournament } from '../state.ts';
import { finesOf, fineUnpaid } from './fines.ts';
import { priceOf } from './money-setup.ts';
import { owed } from './paying.ts';
import { isUnsold } from './unsold.ts';

/** Where fees are paid in advance, who owes waits for his first seat; who has played may owe a rebuy, and a fine is no fee. */
export function feeOpen(state: Tournament, entry: Entry): Objection {
  const setup = setupOf(state);
  if (setup.money === undefined) return undefined;
  const { value, refs } = policyOf(setup, 'entries.tableFee');
  const owes = isUnsold(state, entry) ? priceOfNext(setup) : owed(state, entry.id) - finesOf(state, entry.id);
  if (value !== 'inAdvance' || owes <= 0) return undefined;
  const hasPlayed = state.bustOuts.some(({ out }) => out.some((one) => one.entry === entry.id));
  return hasPlayed ? undefined : { code: 'fee-open', entry: entry.id, owes, refs };
}

/** What keeps somebody from a seat until he has paid; a reason passes a fine. */
export const unpaid = (state: Tournament, entry: Entry, reason?: string): Objection =>
  feeOpen(state, entry) ?? fineUnpaid(state, entry.id, reason);

/** What an entry costs that is not sold yet. */
function priceOfNext({ money }: Setup): number {
  const profile = money?.profiles.find(({ kind }) => kind === 'entry');
  return profile === undefined ? 0 : priceOf(profile);
}
