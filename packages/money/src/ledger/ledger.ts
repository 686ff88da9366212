import type { Cents } from '../cents.ts';
import type { Account } from './account.ts';

/** Above 0 a debit (it holds more, or owes more), below 0 a credit. */
export type Posting = { readonly account: Account; readonly amount: Cents };

declare const balanced: unique symbol;
/** What one thing that happened means in money: its postings sum to 0. */
export type Movement = readonly Posting[] & { readonly [balanced]: true };

/** Oldest first; nothing in it is ever changed. */
export type Ledger = readonly Movement[];

/** Throws where the postings do not balance: no event says so, it would be an error of ours. */
export function movement(...postings: readonly Posting[]): Movement {
  const sum = postings.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`a movement is out of balance by ${String(sum)}`);
  return postings.filter(({ amount }) => amount !== 0) as readonly Posting[] as Movement;
}

/** From one account to another. */
export const transfer = (from: Account, to: Account, amount: Cents): Movement =>
  movement({ account: to, amount }, { account: from, amount: -amount as Cents });

/** The same backwards. */
export const counter = (booked: Movement): Movement =>
  movement(...booked.map(({ account, amount }) => ({ account, amount: -amount as Cents })));

const known = new WeakMap<Ledger, ReadonlyMap<Account, Cents>>();

/** Of each account that was ever touched. */
export function balances(ledger: Ledger): ReadonlyMap<Account, Cents> {
  const found = known.get(ledger);
  if (found !== undefined) return found;
  const sums = new Map<Account, Cents>();
  for (const { account, amount } of ledger.flat()) sums.set(account, ((sums.get(account) ?? 0) + amount) as Cents);
  known.set(ledger, sums);
  return sums;
}

export const balance = (ledger: Ledger, account: Account): Cents => balances(ledger).get(account) ?? (0 as Cents);

/** What went into an account and what came out of it; a counter-booking moves both ways. */
export type Turnover = { readonly in: Cents; readonly out: Cents };

/** Of each account as the night counts it: what somebody pays goes in. */
export function turnovers(ledger: Ledger): ReadonlyMap<Account, Turnover> {
  const found = new Map<Account, Turnover>();
  for (const { account, amount } of ledger.flat()) {
    const sofar = found.get(account) ?? { in: 0 as Cents, out: 0 as Cents };
    const way = amount < 0 ? 'in' : 'out';
    found.set(account, { ...sofar, [way]: (sofar[way] + Math.abs(amount)) as Cents });
  }
  return found;
}
