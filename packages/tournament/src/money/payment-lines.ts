import type { Cents } from '@riffle/money';
import type { EntryId } from '../ids.ts';
import { handedSum, paidOut, WON_KINDS, type WonKind } from './handed.ts';
import { priceOf } from './money-setup.ts';
import type { Fine, Payment, Sale } from './money-state.ts';

/** One thing that was bought, as its price was then, and what of a payment is for it: less where it is paid in parts. */
export type PaidFor = { readonly sale: Sale; readonly price: Cents; readonly amount: Cents };

/** What of one payment is whose, and what it is for: receipts, lists, tables and a player's own page are made from it. */
export type PaymentLine = {
  readonly entry: EntryId;
  /** What it is about, above 0: taken, given back, or all of what was won. */
  readonly amount: Cents;
  /** What of it went over the counter, above 0: what was won less what was set off. */
  readonly over: Cents;
  /** Oldest first; of what is given back what was reversed, of a payout what was set off. */
  readonly items: readonly PaidFor[];
  /** What of it is for fines, together: absent where none is. */
  readonly fines?: Cents;
  /** What of it is for none of them: the purchase was undone. */
  readonly onAccount?: Cents;
  /** Of a payout, what it was won by; nothing that is 0. */
  readonly won: readonly { readonly of: WonKind; readonly amount: Cents }[];
  /** Of a payout, what stayed as he owed it. */
  readonly setOff?: Cents;
};

/** A line for each whom it was for; `sales` and `booked`, its fines, are those of the night. */
export function paymentLines(
  payment: Payment,
  sales: readonly Sale[],
  booked: readonly Fine[] = [],
): readonly PaymentLine[] {
  const forWhat = (entry: EntryId): Pick<PaymentLine, 'items' | 'fines' | 'onAccount'> => {
    const { items = [] } = payment;
    const onAccount = items.find((item) => 'onAccount' in item && item.onAccount === entry)?.amount;
    const own = new Set(booked.flatMap(({ fine, entry: whose }) => (whose === entry ? [fine] : [])));
    const fines = items.reduce((sum, item) => sum + ('fine' in item && own.has(item.fine) ? item.amount : 0), 0);
    return {
      items: items.flatMap((item): readonly PaidFor[] => {
        const sale = 'sale' in item ? sales.find(({ id }) => id === item.sale) : undefined;
        return sale?.entry === entry ? [{ sale, price: priceOf(sale), amount: item.amount }] : [];
      }),
      ...(fines > 0 && { fines: fines as Cents }),
      ...(onAccount !== undefined && { onAccount }),
    };
  };
  switch (payment.what) {
    case 'taken':
      return payment.amounts.map(({ entry, amount }) => ({
        ...{ entry, amount, over: amount, won: [] },
        ...forWhat(entry),
      }));
    case 'givenBack': {
      const { entry, amount } = payment;
      return [{ entry, amount, over: amount, won: [], ...forWhat(entry) }];
    }
    case 'handedOut': {
      const { entry, setOff } = payment;
      const won = WON_KINDS.flatMap((of) => ((payment[of] ?? 0) === 0 ? [] : [{ of, amount: payment[of] as Cents }]));
      return [
        {
          ...{ entry, amount: handedSum(payment), over: paidOut(payment), won, ...forWhat(entry) },
          ...(setOff !== undefined && { setOff }),
        },
      ];
    }
  }
}

/** What went over the counter, above 0 whichever way it went. */
export const paymentSum = (payment: Payment): Cents =>
  paymentLines(payment, []).reduce((sum, { over }) => sum + over, 0) as Cents;

/** Whose account it was booked to. */
export const paymentOf = (payment: Payment): readonly EntryId[] => paymentLines(payment, []).map(({ entry }) => entry);
