import {
  type Account,
  balance,
  boxOf,
  type Cents,
  type Deducted,
  deductionOf,
  differenceOf,
  type Ledger,
  type Movement,
  movement,
  owes,
  transfer,
} from '@riffle/money';
import type { BoxId, EntryId } from '../ids.ts';
import type { BackToDays } from './back-to-days.ts';
import { handedSum, paidOut } from './handed.ts';
import { type Part, priceOf } from './money-setup.ts';
import type { Fine, Payment } from './money-state.ts';

/** Who buys owes the price, and each part of it stands where it is for. */
export const ofSale = ({ entry, parts }: { readonly entry: EntryId; readonly parts: readonly Part[] }): Movement =>
  movement(
    { account: owes(entry), amount: priceOf({ parts }) },
    ...parts.map((part) => ({ account: accountOf(part), amount: -part.amount as Cents })),
  );

/** A fine is no part of what is played for: whoever gets it has an account of his own. */
export const ofFine = ({ entry, amount, to }: Pick<Fine, 'entry' | 'amount' | 'to'>): Movement =>
  transfer(to, owes(entry), amount);

export function ofPayment(payment: Payment): Movement {
  const box = boxOf(payment.box, payment.means);
  switch (payment.what) {
    case 'taken': {
      const sum = payment.amounts.reduce((total, { amount }) => total + amount, 0);
      return movement(
        { account: box, amount: sum as Cents },
        ...payment.amounts.map(({ entry, amount }) => ({ account: owes(entry), amount: -amount as Cents })),
      );
    }
    case 'givenBack':
      return transfer(box, owes(payment.entry), payment.amount);
    case 'handedOut':
      return movement(
        { account: box, amount: -paidOut(payment) as Cents },
        { account: owes(payment.entry), amount: -(payment.setOff ?? 0) as Cents },
        { account: 'prizes', amount: (handedSum(payment) - payment.bounty) as Cents },
        { account: 'bounties', amount: payment.bounty },
      );
  }
}

/** What is there goes to the house; what should be there and is not, or the other way round, stands as a difference. */
export const ofCount = (ledger: Ledger, box: BoxId, cash: Cents, card: Cents): readonly Movement[] =>
  (['cash', 'card'] as const).flatMap((means) => {
    const counted = means === 'cash' ? cash : card;
    const account = boxOf(box, means);
    const missing = (balance(ledger, account) - counted) as Cents;
    return [transfer(account, differenceOf(box), missing), transfer(account, 'house', counted)];
  });

/** What the house gives once the night is done: so that a guarantee is met, and for special prizes that it adds; what goes off the pool, by what it is for; and what goes back to days before. */
export type AtEnd = {
  readonly guarantee: Cents;
  readonly added: Cents;
  readonly deducted: readonly Deducted[];
  readonly back: BackToDays;
};

/** Each stands for itself; what is left of prizes and bounties then is the house's, and what is missing is its as well. */
export const ofSettling = (ledger: Ledger, { guarantee, added, deducted, back }: AtEnd): readonly Movement[] => [
  ...backwards('prizes', back.prizes),
  ...backwards('bounties', back.bounties),
  transfer('prizes', 'guarantee', guarantee),
  transfer('prizes', 'added', added),
  ...deducted.map(({ name, amount }) => transfer(deductionOf(name), 'prizes', amount)),
  transfer('prizes', 'rest', (balance(ledger, 'prizes') - guarantee - added + sumOf(deducted) + back.prizes) as Cents),
  transfer('bounties', 'rest', (balance(ledger, 'bounties') + back.bounties) as Cents),
];

const backwards = (from: Account, amount: Cents): readonly Movement[] =>
  amount === 0 ? [] : [transfer('carried', from, amount)];

const sumOf = (deducted: AtEnd['deducted']): number => deducted.reduce((sum, { amount }) => sum + amount, 0);

function accountOf({ for: purpose, name = '' }: Part): Account {
  if (purpose === 'bounty') return 'bounties';
  return purpose === 'deduction' ? deductionOf(name) : purpose;
}
