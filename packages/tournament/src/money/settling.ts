import { balances } from '@riffle/money';
import { type Decide, happens, type Objection, refused } from '../decision.ts';
import type { Tournament } from '../state.ts';
import { dues } from './dues.ts';
import { NO_MONEY } from './money-state.ts';

/** Whether money may still move. */
export const booksClosed = (state: Tournament): Objection =>
  state.money?.settled === undefined ? undefined : { code: 'settled' };

/** What is left to win has been shared: it stays as it was. */
export const afterDeal = ({ deal }: Tournament): Objection => (deal === undefined ? undefined : { code: 'deal-made' });

/** What keeps the night's money from being done. */
export function unsettled(state: Tournament): {
  readonly owing: number;
  readonly prizes: number;
  readonly boxes: number;
} {
  const { ledger, boxes } = state.money ?? NO_MONEY;
  const owing = [...balances(ledger)].filter(([account, amount]) => account.startsWith('owes:') && amount !== 0);
  return {
    owing: owing.length,
    // also what was handed to somebody who had not won it, as a correction may leave it
    prizes: dues(state).filter(({ prize, bounty }) => prize + bounty !== 0).length,
    boxes: boxes.filter(({ counted }) => counted === undefined).length,
  };
}

export const settle: Decide<'Settle'> = (state, { reason: said }, { now }) => {
  if (state.money === undefined) return refused({ code: 'no-money' });
  if (state.money.settled !== undefined) return refused({ code: 'settled' });
  const left = unsettled(state);
  const reason = said?.trim();
  if (left.owing + left.prizes + left.boxes > 0 && !reason) return refused({ code: 'unsettled', ...left });
  return happens({ v: 1, type: 'Settled', at: now, ...(reason && { reason }) });
};
