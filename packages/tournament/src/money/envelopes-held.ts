import type { Tournament } from '../state.ts';
import { bountyIn } from './bounty-form.ts';
import { isAllGivenBack } from './given-back.ts';
import type { Mystery } from './money-state.ts';
import { standing } from './standing.ts';

/**
 * The envelopes, as long as they hold what was paid for them. Where a night is called off and any of that is given back, nobody
 * wins or keeps what is in one: it goes back with the entries.
 */
export function envelopesHeld(state: Tournament): Mystery | undefined {
  const mystery = state.money?.mystery;
  if (mystery === undefined || state.calledOff === undefined) return mystery;
  if (isAllGivenBack(state)) return undefined;
  const { unsealed = 0, entries = [] } = state.carried ?? {};
  const came = entries.reduce((sum, { head = 0 }) => sum + head, unsealed);
  const paid = standing(state).reduce((sum, sale) => sum + bountyIn(sale), came);
  return paid === mystery.envelopes.reduce((sum, amount) => sum + amount, 0) ? mystery : undefined;
}
