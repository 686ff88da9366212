import { append, dependents, restore, toCommitId } from '@riffle/aggregate';
import { balance, owes, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import type { TournamentEvent } from '../event.ts';
import { type PaymentId, toBoxId, toEntryId, toPaymentId, toSaleId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { tournament } from '../tournament.ts';
import { moneyFaults } from './faults.ts';
import { saleOfEntry } from './price-of-entry.ts';
import { MONEY } from './testing.ts';

const [e1, e2] = [toEntryId('e1'), toEntryId('e2')];
const box = toBoxId('b1');
const [rebuy, addOn] = [toSaleId('r'), toSaleId('a')];
const evening = (): Evening => {
  const night = new Evening('tda55', { money: MONEY, lateEntryThrough: 2 });
  night.enter(4);
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(5_000) });
  return night;
};
let no = 0;
/** What it is for, as sale and amount. */
function pays(night: Evening, amount: number, entry = e1): readonly (readonly [string, number])[] {
  const payment = toPaymentId(`z${String(no++)}`);
  night.do({ type: 'TakeMoney', payment, box, means: 'cash', amounts: [{ entry, amount: toCents(amount) }] });
  return itemsOf(night, payment);
}
function itemsOf(night: Evening, id: PaymentId) {
  expect(moneyFaults(night.state)).toEqual([]);
  const found = night.state.money?.payments.find((one) => one.id === id);
  return (found?.items ?? []).map(
    (item) => ['sale' in item ? item.sale : 'fine' in item ? String(item.fine) : item.onAccount, item.amount] as const,
  );
}
const reversed = (night: Evening, sale: ReturnType<typeof toSaleId>) =>
  night.do({ type: 'ReverseSale', sale, reason: 'doch nicht' });
const sells = (night: Evening, sale: ReturnType<typeof toSaleId>, kind: 'addOn' | 'rebuy', entry = e1) =>
  night.do({ type: 'Sell', sale, entry, kind, reason: 'noch einmal' });

describe('what a payment is for', () => {
  it('is what is owed, oldest first, also where it is paid in parts', () => {
    const night = evening();
    expect(pays(night, 1_500)).toEqual([[saleOfEntry(e1), 1_500]]);
    sells(night, addOn, 'addOn');
    expect(pays(night, 2_000)).toEqual([
      [saleOfEntry(e1), 1_000],
      [addOn, 1_000],
    ]);
  });

  it('is each one’s own where one pays for several', () => {
    const night = evening();
    const payment = toPaymentId('both');
    const amounts = [e2, e1].map((entry) => ({ entry, amount: toCents(2_500) }));
    night.do({ type: 'TakeMoney', payment, box, means: 'cash', amounts });
    expect(itemsOf(night, payment)).toEqual([
      [saleOfEntry(e2), 2_500],
      [saleOfEntry(e1), 2_500],
    ]);
    expect(night.state.money?.payments[0]?.by).toBe(night.actor.id);
  });

  it('given back is for what was reversed', () => {
    const night = evening();
    sells(night, addOn, 'addOn');
    pays(night, 3_500);
    reversed(night, addOn);
    const payment = toPaymentId('back');
    night.do({ type: 'GiveBack', payment, box, means: 'cash', entry: e1, amount: toCents(1_000) });
    expect(itemsOf(night, payment)).toEqual([[addOn, 1_000]]);
  });

  it('is only what is still open where something reversed was paid, and of that only what is left goes back', () => {
    const night = evening();
    sells(night, addOn, 'addOn');
    pays(night, 3_500);
    reversed(night, addOn);
    night.seatAll(1).do({ type: 'StartClock' });
    night.do({ type: 'BustOut', bustOut: 'b' as never, out: [{ entry: e1, by: [e2] }] });
    sells(night, rebuy, 'rebuy');
    expect(pays(night, 400)).toEqual([[rebuy, 400]]);
    expect(pays(night, 600)).toEqual([[rebuy, 600]]);
  });

  it('is what it was taken for, whatever is counter-booked later; the next pays what is open again', () => {
    const night = evening();
    pays(night, 2_500);
    const [first] = night.state.money?.payments ?? [];
    if (first === undefined) throw new Error('nothing was taken');
    night.do({ type: 'ReversePayment', payment: first.id, reason: 'vertippt' });
    expect(itemsOf(night, first.id)).toEqual([[saleOfEntry(e1), 2_500]]);
    expect(pays(night, 2_500)).toEqual([[saleOfEntry(e1), 2_500]]);
  });

  it('is what was reversed where it was given back and the taking turned out wrong', () => {
    const night = evening();
    sells(night, addOn, 'addOn');
    pays(night, 2_500);
    pays(night, 1_000);
    reversed(night, addOn);
    night.do({ type: 'GiveBack', payment: toPaymentId('back'), box, means: 'cash', entry: e1, amount: toCents(1_000) });
    const taken = night.state.money?.payments[1];
    if (taken === undefined) throw new Error('nothing was taken');
    night.do({ type: 'ReversePayment', payment: taken.id, reason: 'falsch' });
    expect(pays(night, 1_000)).toEqual([[addOn, 1_000]]);
  });
});

describe('what was paid for what is undone', () => {
  /** Without the last commit that holds such an event; nothing else goes with it. */
  function undo(night: Evening, type: TournamentEvent['type']): void {
    const id =
      night.commits.findLast(({ events }) => events.some((event) => event.type === type))?.id ?? toCommitId('');
    const history = restore(tournament, night.commits);
    expect(dependents(tournament, history, id)).toEqual([]);
    const made = { id: toCommitId('undo'), version: night.commits.length + 1, at: night.now, actor: night.actor };
    night.state = append(tournament, history, { ...made, events: [], takesBack: [id] }).state;
    expect(moneyFaults(night.state)).toEqual([]);
  }
  const owed = (night: Evening): number => balance(night.state.money?.ledger ?? [], owes(e1));
  const givesBack = (night: Evening, amount: number) => {
    const payment = toPaymentId(`back${String(no++)}`);
    night.do({ type: 'GiveBack', payment, box, means: 'cash', entry: e1, amount: toCents(amount) });
    return itemsOf(night, payment);
  };

  it('stands to his account, and is given back from it', () => {
    const night = evening();
    sells(night, addOn, 'addOn');
    pays(night, 3_500);
    undo(night, 'Sold');
    const [payment] = night.state.money?.payments ?? [];
    expect(payment && itemsOf(night, payment.id)).toEqual([
      [saleOfEntry(e1), 2_500],
      [e1, 1_000],
    ]);
    expect(givesBack(night, 1_000)).toEqual([[e1, 1_000]]);
    expect(owed(night)).toBe(0);
  });

  it('pays first what is sold to him after', () => {
    const night = evening();
    sells(night, addOn, 'addOn');
    pays(night, 3_300);
    undo(night, 'Sold');
    sells(night, rebuy, 'addOn');
    expect(pays(night, 200)).toEqual([[rebuy, 200]]);
    expect(owed(night)).toBe(0);
  });

  it('was given back too much where the payment is undone, and is owed again', () => {
    const night = evening();
    sells(night, addOn, 'addOn');
    pays(night, 3_500);
    reversed(night, addOn);
    night.do({ type: 'GiveBack', payment: toPaymentId('b'), box, means: 'cash', entry: e1, amount: toCents(1_000) });
    undo(night, 'MoneyTaken');
    expect(itemsOf(night, toPaymentId('b'))).toEqual([[e1, 1_000]]);
    expect(pays(night, 3_500)).toEqual([
      [saleOfEntry(e1), 2_500],
      [e1, 1_000],
    ]);
  });
});
