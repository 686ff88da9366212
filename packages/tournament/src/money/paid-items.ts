import type { Cents } from '@riffle/money';
import type { EntryId, SaleId } from '../ids.ts';
import { priceOf } from './money-setup.ts';
import type { Money, PaidItem, Payment } from './money-state.ts';

/**
 * What a payment is for: what somebody owes is paid oldest first, and what was paid for a sale that was reversed pays the
 * others before. Given back is what is left of that.
 */
export function itemsOf(money: Pick<Money, 'sales' | 'payments'>, payment: Payment): readonly PaidItem[] {
  switch (payment.what) {
    case 'taken':
      return payment.amounts.flatMap(({ entry, amount }) => owedItems(standOf(money, entry), amount));
    case 'givenBack':
      return backItems(standOf(money, payment.entry), payment.amount);
    case 'handedOut':
      return owedItems(standOf(money, payment.entry), payment.setOff ?? 0);
  }
}

/** A sale with what is still to pay for it; below 0 what was paid for one that does not stand. */
type Stand = readonly { readonly sale: SaleId; readonly due: number }[];

/** All sales to one entry, oldest first. */
function standOf({ sales, payments }: Pick<Money, 'sales' | 'payments'>, entry: EntryId): Stand {
  const due = new Map<SaleId, number>();
  for (const sale of sales) if (sale.entry === entry) due.set(sale.id, sale.reversed === true ? 0 : priceOf(sale));
  for (const { items = [], what, reversed } of payments) {
    if (reversed === true) continue;
    for (const { sale, amount } of items) {
      const sofar = due.get(sale);
      if (sofar !== undefined) due.set(sale, sofar + (what === 'givenBack' ? amount : -amount));
    }
  }
  return [...due].map(([sale, amount]) => ({ sale, due: amount }));
}

const openOf = (stand: Stand): Stand => stand.filter(({ due }) => due > 0);
const goneOf = (stand: Stand): Stand =>
  stand.filter(({ due }) => due < 0).map(({ sale, due }) => ({ sale, due: -due }));
const sumOf = (stand: Stand): number => stand.reduce((total, { due }) => total + due, 0);

const owedItems = (stand: Stand, sum: number) => from(openOf(stand), sumOf(goneOf(stand)), sum);
const backItems = (stand: Stand, sum: number) => from(goneOf(stand), sumOf(openOf(stand)), sum);

/** So much of a list, oldest first, once so much of it is passed over. */
function from(list: Stand, over: number, sum: number): readonly PaidItem[] {
  let [passing, left] = [over, sum];
  const items: PaidItem[] = [];
  for (const { sale, due } of list) {
    const passed = Math.min(passing, due);
    const taken = Math.min(left, due - passed);
    passing -= passed;
    left -= taken;
    if (taken > 0) items.push({ sale, amount: taken as Cents });
  }
  return items;
}
