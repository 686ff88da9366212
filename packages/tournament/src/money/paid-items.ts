import type { Cents } from '@riffle/money';
import type { EntryId, SaleId } from '../ids.ts';
import { priceOf } from './money-setup.ts';
import type { Money, PaidItem, Payment } from './money-state.ts';

type Books = Pick<Money, 'sales' | 'payments' | 'fines'>;

/**
 * What a payment is for: what somebody owes is paid oldest first, and what was paid for a sale that was reversed pays the
 * others before. Given back is what is left of that. Whatever is undone, they sum to what was paid: what is for nothing else
 * is on his account.
 */
export function itemsOf(money: Books, payment: Payment): readonly PaidItem[] {
  switch (payment.what) {
    case 'taken':
      return payment.amounts.flatMap(({ entry, amount }) => owedItems(money, entry, amount));
    case 'givenBack':
      return backItems(money, payment.entry, payment.amount);
    case 'handedOut':
      return owedItems(money, payment.entry, payment.setOff ?? 0);
  }
}

/** A sale or a fine with what is still to pay for it; below 0 what was paid for one that does not stand. Without either: the account. */
type Due = { readonly of?: Bought; readonly due: number };
type Bought = { readonly sale: SaleId } | { readonly fine: number };
type Stand = readonly Due[];

const keyOf = (of: Bought): string => ('sale' in of ? `sale ${of.sale}` : `fine ${String(of.fine)}`);

/** All sales to one entry and what it was fined, oldest first, and then its account. */
function standOf({ sales, payments, fines = [] }: Books, entry: EntryId): Stand {
  const due = new Map<string, { readonly of: Bought; due: number }>();
  let account = 0;
  const owed = [
    ...sales.map((sale) => ({ ...sale, of: { sale: sale.id }, amount: priceOf(sale) })),
    ...fines.map((fine) => ({ ...fine, of: { fine: fine.fine } })),
  ].toSorted((a, b) => a.at - b.at);
  for (const { of, entry: whose, amount, reversed } of owed)
    if (whose === entry) due.set(keyOf(of), { of, due: reversed === true ? 0 : amount });
  for (const { items = [], what, reversed } of payments) {
    if (reversed === true) continue;
    for (const item of items) {
      const change = what === 'givenBack' ? item.amount : -item.amount;
      if ('onAccount' in item) {
        if (item.onAccount === entry) account += change;
        continue;
      }
      const sofar = due.get(keyOf(item));
      if (sofar !== undefined) sofar.due += change;
    }
  }
  return [...due.values(), { due: account }];
}

const openOf = (stand: Stand): Stand => stand.filter(({ due }) => due > 0);
const goneOf = (stand: Stand): Stand => stand.filter(({ due }) => due < 0).map((one) => ({ ...one, due: -one.due }));
const sumOf = (stand: Stand): number => stand.reduce((total, { due }) => total + due, 0);

function owedItems(money: Books, entry: EntryId, sum: number): readonly PaidItem[] {
  const stand = standOf(money, entry);
  return from(openOf(stand), { over: sumOf(goneOf(stand)), sum, entry });
}

function backItems(money: Books, entry: EntryId, sum: number): readonly PaidItem[] {
  const stand = standOf(money, entry);
  return from(goneOf(stand), { over: sumOf(openOf(stand)), sum, entry });
}

type Wanted = { readonly over: number; readonly sum: number; readonly entry: EntryId };

/** So much of a list, oldest first, once so much of it is passed over; the rest is on his account. */
function from(list: Stand, { over, sum, entry }: Wanted): readonly PaidItem[] {
  let [passing, left, account] = [over, sum, 0];
  const items: PaidItem[] = [];
  for (const { of, due } of list) {
    const passed = Math.min(passing, due);
    const taken = Math.min(left, due - passed);
    passing -= passed;
    left -= taken;
    if (of === undefined) account += taken;
    else if (taken > 0) items.push({ ...of, amount: taken as Cents });
  }
  const rest = account + left;
  return rest > 0 ? [...items, { onAccount: entry, amount: rest as Cents }] : items;
}
