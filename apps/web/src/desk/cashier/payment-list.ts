import { matchesName } from '@riffle/people';
import { type EntryId, type Fine, type Payment, paymentOf, paymentSum, priceOf, type Sale } from '@riffle/tournament';

/** One line of all that was sold, fined and paid. */
export type Booked =
  | { readonly is: 'payment'; readonly payment: Payment; readonly at: number; readonly amount: number }
  | { readonly is: 'fine'; readonly fine: Fine; readonly at: number; readonly amount: number }
  | { readonly is: 'sale'; readonly sale: Sale; readonly at: number; readonly amount: number };

export const BOOKED = ['payments', 'sales'] as const;
export const BOOKED_ORDERS = ['newest', 'oldest', 'name', 'amount'] as const;
type Asked = {
  readonly shows: (typeof BOOKED)[number];
  readonly typed: string;
  readonly order: (typeof BOOKED_ORDERS)[number];
};

type Books = {
  readonly payments: readonly Payment[];
  readonly sales: readonly Sale[];
  readonly fines?: readonly Fine[] | undefined;
};

/** What went over the counter or was sold, with what was counter-booked, as it is looked for: by name, or a receipt's number. */
export function booked(books: Books, asked: Asked, nameOf: (entry: EntryId) => string): readonly Booked[] {
  const all: readonly Booked[] =
    asked.shows === 'sales'
      ? [
          ...books.sales.map((sale) => ({ is: 'sale', sale, at: sale.at, amount: priceOf(sale) }) as const),
          ...(books.fines ?? []).map((fine) => ({ is: 'fine', fine, at: fine.at, amount: fine.amount }) as const),
        ].toSorted((a, b) => a.at - b.at)
      : books.payments.map((payment) => ({ is: 'payment', payment, at: payment.at, amount: paymentSum(payment) }));
  const names = (one: Booked): string => whose(one).map(nameOf).join(', ');
  const words = asked.typed.split(/\s+/u).filter((word) => word !== '');
  const isNo = (one: Booked, word: string): boolean => one.is === 'payment' && word === String(one.payment.no);
  const found = all.filter((one) => words.every((word) => isNo(one, word) || matchesName(word, names(one))));
  switch (asked.order) {
    case 'newest':
      return found.toReversed();
    case 'oldest':
      return found;
    case 'name':
      return found.toSorted((a, b) => names(a).localeCompare(names(b)));
    case 'amount':
      return found.toSorted((a, b) => b.amount - a.amount);
  }
}

export const whose = (one: Booked): readonly EntryId[] =>
  one.is === 'payment' ? paymentOf(one.payment) : [bookedTo(one).entry];

/** What was sold or fined, whose it is, and whether it stands. */
export const bookedTo = (one: Exclude<Booked, { readonly is: 'payment' }>): Sale | Fine =>
  one.is === 'sale' ? one.sale : one.fine;
