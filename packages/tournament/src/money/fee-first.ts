import type { Objection } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Entry, Tournament } from '../state.ts';
import { owed } from './paying.ts';

/** Where fees are paid in advance, who owes waits for his first seat; who has played may owe a rebuy. */
export function feeOpen(state: Tournament, entry: Entry): Objection {
  const setup = setupOf(state);
  if (setup.money === undefined) return undefined;
  const { value, refs } = policyOf(setup, 'entries.tableFee');
  const owes = owed(state, entry.id);
  if (value !== 'inAdvance' || owes <= 0) return undefined;
  const hasPlayed = state.bustOuts.some(({ out }) => out.some((one) => one.entry === entry.id));
  return hasPlayed ? undefined : { code: 'fee-open', entry: entry.id, owes, refs };
}
