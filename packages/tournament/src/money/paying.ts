import { balance, type Cents, owes } from '@riffle/money';
import { type Decide, happens, nothingToDo, type Objection, refused } from '../decision.ts';
import type { EntryId, PaymentId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { amountFrom, holds, usable } from './boxes.ts';
import { afterDeal, booksClosed } from './closed.ts';
import { dues } from './dues.ts';
import { fieldIsFinal } from './field.ts';
import { handedSum } from './handed.ts';
import { NO_MONEY } from './money-state.ts';

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
    ...(given !== undefined && { given }),
    at: now,
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
  return happens({ v: 1, type: 'MoneyGivenBack', payment, box, means, entry, amount, at: now });
};

export const handOut: Decide<'HandOut'> = (state, { payment, box, means, entry }, { now, actor }) => {
  const objection = booksClosed(state) ?? usable(state, box, actor) ?? idTaken(state, payment);
  if (objection !== undefined) return refused(objection);
  if (state.entries[entry] === undefined) return refused({ code: 'no-such-entry', entry });
  const due = dues(state).find((one) => one.entry === entry);
  if (due === undefined || handedSum(due) <= 0) return refused({ code: 'nothing-due', entry });
  // a bounty is won in its hand, and by some rulebooks changed at the end; whether a place is paid, the last entry decides
  const atTheEnd = stageOf(state) === 'over' ? undefined : policyOf(setupOf(state), 'entries.bounty');
  const waits = atTheEnd?.value === 'jetonPerEntry' ? atTheEnd : undefined;
  const bounty = waits === undefined ? due.bounty : tooMuch(due.bounty);
  const certain = fieldIsFinal(state, now);
  const prize = certain ? due.prize : tooMuch(due.prize);
  const special = certain || !hangsOnField(state, entry) ? due.special : tooMuch(due.special);
  const sum = prize + bounty + special;
  if (sum <= 0 && waits !== undefined && due.bounty > 0)
    return refused({ code: 'bounty-at-the-end', entry, refs: waits.refs });
  if (sum <= 0) return refused({ code: 'prize-not-certain', entry });
  const less = means === 'cash' ? holds(state, box, sum) : undefined;
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
    at: now,
    ...(special !== 0 && { special }),
  });
};

/** What he was handed and has not won any more, as a correction may leave it: it comes off the rest, certain or not. */
const tooMuch = (due: Cents): Cents => Math.min(due, 0) as Cents;

/** A part of the pool still grows with it; an amount is what it is. */
function hangsOnField(state: Tournament, entry: EntryId): boolean {
  const planned = setupOf(state).prizePlan?.special ?? [];
  return (state.money ?? NO_MONEY).awarded.some(({ special, entries }) => {
    const { worth } = planned[special - 1] ?? {};
    return entries.includes(entry) && worth !== undefined && 'share' in worth;
  });
}

export const reversePayment: Decide<'ReversePayment'> = (state, { payment: id, reason }, { actor }) => {
  const payment = (state.money ?? NO_MONEY).payments.find((one) => one.id === id);
  if (payment === undefined) return refused({ code: 'no-such-payment', payment: id });
  if (payment.reversed === true) return refused({ code: 'payment-reversed', payment: id });
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  const objection = booksClosed(state) ?? usable(state, payment.box, actor);
  if (objection !== undefined) return refused(objection);
  return happens({ v: 1, type: 'PaymentReversed', payment: id, reason: reason.trim() });
};

export const addMoney: Decide<'AddMoney'> = (state, { amount, reason }) => {
  if (amount === 0) return nothingToDo;
  const { added } = state.money ?? NO_MONEY;
  const objection = booksClosed(state) ?? afterDeal(state) ?? amountFrom(-added, amount);
  if (objection !== undefined) return refused(objection);
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens({ v: 1, type: 'MoneyAdded', amount, reason: reason.trim() });
};

const idTaken = (state: Tournament, id: PaymentId): Objection =>
  (state.money ?? NO_MONEY).payments.some((payment) => payment.id === id) ? { code: 'id-taken', id } : undefined;

function isOwed(state: Tournament, entry: EntryId, amount: Cents): Objection {
  const due = -owed(state, entry);
  return amount <= due ? undefined : { code: 'owes-less', entry, owes: Math.max(0, due) };
}
