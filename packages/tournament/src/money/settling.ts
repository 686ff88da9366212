import { balances, owes } from '@riffle/money';
import { isAlternate } from '../alternate-list.ts';
import { type Decide, happens, refused } from '../decision.ts';
import type { Tournament } from '../state.ts';
import { unclaimed } from './bounties.ts';
import { dues } from './dues.ts';
import { envelopesDue } from './envelopes-due.ts';
import { isGivenBack } from './given-back.ts';
import { handedSum } from './handed.ts';
import { NO_MONEY } from './money-state.ts';
import { poolLeft } from './pool-left.ts';
import { specials } from './specials.ts';
import { standing } from './standing.ts';
import { things } from './things.ts';
import { isUnsettled, type Unsettled } from './unsettled.ts';
import { unsold } from './unsold.ts';

export function unsettled(state: Tournament): Unsettled {
  const { ledger, boxes } = state.money ?? NO_MONEY;
  const owing = new Set<string>(
    [...balances(ledger)].flatMap(([account, amount]) =>
      account.startsWith('owes:') && amount !== 0 ? [account] : [],
    ),
  );
  // who still waits for a seat has bought what he has not got
  for (const entry of unsold(state)) owing.add(owes(entry));
  for (const { entry } of standing(state)) if (isAlternate(state.entries.get(entry))) owing.add(owes(entry));
  return {
    owing: owing.size,
    // also what was handed to somebody who had not won it, as a correction may leave it
    prizes: dues(state).filter((due) => handedSum(due) !== 0).length + envelopesDue(state).length,
    boxes: boxes.filter(({ counted }) => counted === undefined).length,
    specials: specialsOpen(state),
    // also what somebody has whose it is not any more, as a correction may leave it
    things: things(state).filter(
      ({ handed, entries }) => entries.length > 0 && !entries.some((one) => one === handed?.entry),
    ).length,
    bounties: unclaimed(state).length,
    ...poolLeft(state),
  };
}

/** Nobody has said who won them. What was not won on a day is won on another, and of a night that is called off nobody wins it. */
const specialsOpen = (state: Tournament): number =>
  state.day?.ended !== undefined || isGivenBack(state)
    ? 0
    : specials(state).filter(({ awarded }) => awarded === undefined).length;

export const settle: Decide<'Settle'> = (state, { reason: said }, { now }) => {
  if (state.money === undefined) return refused({ code: 'no-money' });
  if (state.money.settled !== undefined) return refused({ code: 'settled' });
  const left = unsettled(state);
  const reason = said?.trim();
  if (isUnsettled(left) && !reason) return refused({ code: 'unsettled', ...left });
  return happens({ v: 1, type: 'Settled', at: now, ...(reason && { reason, left }) });
};
