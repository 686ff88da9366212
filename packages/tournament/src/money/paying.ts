import { balance, type Cents, owes } from '@riffle/money';
import { type Decide, happens, nothingToDo, type Objection, refused } from '../decision.ts';
import { outInOpenHand } from '../hand-for-hand/tables-in-hand.ts';
import type { EntryId, PaymentId } from '../ids.ts';
import { entriesOf } from '../people-index.ts';
import type { Tournament } from '../state.ts';
import { amountFrom, holds, usable } from './boxes.ts';
import { afterDeal, booksClosed } from './closed.ts';
import { dues } from './dues.ts';
import { fieldOf, isFieldFinal } from './field.ts';
import { handedSum } from './handed.ts';
import { NO_MONEY, type Payment } from './money-state.ts';
import { payable } from './payable.ts';
import { prizePool } from './prize-pool.ts';

export const owed = (state: Tournament, entry: EntryId): Cents =>
  balance((state.money ?? NO_MONEY).ledger, owes(entry));

export const takeMoney: Decide<'TakeMoney'> = (state, command, { now, actor }) => {
  const { payment, box, means, amounts, given } = command;
  const objection = booksClosed(state) ?? usable(state, box, actor) ?? idTaken(state, payment);
  if (objection !== undefined) return refused(objection);
  if (amounts.length === 0) return nothingToDo;
  const named = new Set<EntryId>();
  for (const { entry, amount } of amounts) {
    const due = owed(state, entry);
    if (named.has(entry)) return refused({ code: 'id-taken', id: entry });
    if (due <= 0) return refused({ code: 'owes-less', entry, owes: Math.max(0, due) });
    const wrong = amountFrom(1, amount);
    if (wrong !== undefined) return refused(wrong);
    if (amount > due) return refused({ code: 'owes-less', entry, owes: due });
    named.add(entry);
  }
  const due = amounts.reduce((sum, { amount }) => sum + amount, 0);
  if (given !== undefined && (amountFrom(0, given) !== undefined || given < due))
    return refused({ code: 'given-too-little', due });
  return happens({
    v: 1,
    type: 'MoneyTaken',
    payment,
    box,
    means,
    amounts,
    // a card gives what is to be paid, and nothing goes back
    ...(given !== undefined && means === 'cash' && { given }),
    ...{ at: now, by: actor.id },
  });
};

export const giveBack: Decide<'GiveBack'> = (state, { payment, box, means, entry, amount }, { now, actor }) => {
  const objection =
    booksClosed(state) ??
    usable(state, box, actor) ??
    idTaken(state, payment) ??
    amountFrom(1, amount) ??
    isOwed(state, entry, amount) ??
    (means === 'cash' ? holds(state, box, amount) : undefined);
  if (objection !== undefined) return refused(objection);
  return happens({ v: 1, type: 'MoneyGivenBack', payment, box, means, entry, amount, at: now, by: actor.id });
};

export const handOut: Decide<'HandOut'> = (state, { payment, box, means, entry }, { now, actor }) => {
  const objection = booksClosed(state) ?? usable(state, box, actor) ?? idTaken(state, payment);
  if (objection !== undefined) return refused(objection);
  if (state.entries.get(entry) === undefined) return refused({ code: 'no-such-entry', entry });
  const due = dues(state).find((one) => one.entry === entry);
  if (due === undefined || handedSum(due) <= 0)
    return refused(
      outInOpenHand(state).has(entry)
        ? { code: 'prize-not-certain', entry, hand: true }
        : { code: 'nothing-due', entry },
    );
  const elsewhere = owedElsewhere(state, entry);
  if (elsewhere !== undefined) return refused({ code: 'owes-elsewhere', ...elsewhere });
  const at = fieldOf(state);
  const owes = owed(state, entry);
  const { prize, bounty, special, byHand, sum, setOff, paid, bountyWaits } = payable(at, due, {
    final: isFieldFinal(at, now),
    owes,
  });
  if (sum <= 0 && bountyWaits !== undefined) return refused({ code: 'bounty-at-the-end', entry, refs: bountyWaits });
  if (sum <= 0) return refused({ code: 'prize-not-certain', entry });
  const less = means === 'cash' ? holds(state, box, paid) : undefined;
  if (less !== undefined) return refused(less);
  return happens({
    v: 1,
    type: 'PrizeHandedOut',
    payment,
    box,
    means,
    entry,
    prize,
    bounty,
    ...{ at: now, by: actor.id },
    ...(special !== 0 && { special }),
    ...(byHand !== 0 && { byHand }),
    ...(setOff !== 0 && { setOff }),
  });
};

export const reversePayment: Decide<'ReversePayment'> = (state, { payment: id, reason }, { actor }) => {
  const payment = (state.money ?? NO_MONEY).payments.find((one) => one.id === id);
  if (payment === undefined) return refused({ code: 'no-such-payment', payment: id });
  if (payment.reversed === true) return refused({ code: 'payment-reversed', payment: id });
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  const objection = booksClosed(state) ?? usable(state, payment.box, actor) ?? takenOutAgain(state, payment);
  if (objection !== undefined) return refused(objection);
  return happens({ v: 1, type: 'PaymentReversed', payment: id, reason: reason.trim() });
};

export const addMoney: Decide<'AddMoney'> = (state, { amount, reason }) => {
  if (amount === 0) return nothingToDo;
  const objection = booksClosed(state) ?? afterDeal(state) ?? amountFrom(0 - addedThere(state), amount);
  if (objection !== undefined) return refused(objection);
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens({ v: 1, type: 'MoneyAdded', amount, reason: reason.trim() });
};

/** What the house can take back: what it added here, and of what it added on days before as much as still lies in the pool. */
function addedThere(state: Tournament): number {
  const { added } = state.money ?? NO_MONEY;
  const { total, overlay } = prizePool(state);
  return Math.max(added, Math.min(added + (state.carried?.added ?? 0), total - overlay));
}

const idTaken = (state: Tournament, id: PaymentId): Objection =>
  (state.money ?? NO_MONEY).payments.some((payment) => payment.id === id) ? { code: 'id-taken', id } : undefined;

/** Cash that was taken leaves the box again, as far as it is still there. */
function takenOutAgain(state: Tournament, payment: Payment): Objection {
  if (payment.what !== 'taken' || payment.means !== 'cash') return undefined;
  return holds(
    state,
    payment.box,
    payment.amounts.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/** Another entry of the same person that is not paid: whoever is handed a prize is asked for it first. */
function owedElsewhere(
  state: Tournament,
  entry: EntryId,
): { readonly entry: EntryId; readonly owes: Cents } | undefined {
  const person = state.entries.get(entry)?.person;
  if (person === undefined) return undefined;
  return entriesOf(state, person)
    .filter(({ id }) => id !== entry)
    .map(({ id }) => ({ entry: id, owes: owed(state, id) }))
    .find(({ owes }) => owes > 0);
}

function isOwed(state: Tournament, entry: EntryId, amount: Cents): Objection {
  const due = -owed(state, entry);
  return amount <= due ? undefined : { code: 'is-owed-less', entry, owed: Math.max(0, due) };
}
