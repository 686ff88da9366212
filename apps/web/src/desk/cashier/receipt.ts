import {
  type EntryId,
  handedSum,
  type MoneyView,
  type Payment,
  type PaymentId,
  paidOut,
  type Sale,
} from '@riffle/tournament';

type Books = NonNullable<MoneyView['books']>;

/** What a payment was for, by kind of sale and part; a part of a price that is paid in pieces is not told apart. */
type ReceiptLine = { readonly entry: EntryId; readonly kinds: readonly Sale['kind'][]; readonly amount: number };
export type ReceiptData = {
  readonly no: number;
  readonly at: number;
  readonly what: Payment['what'];
  readonly means: Payment['means'];
  readonly box: string;
  readonly lines: readonly ReceiptLine[];
  /** What he owed, and what he won is less by. */
  readonly setOff?: number;
  readonly sum: number;
  readonly given?: number;
  readonly change?: number;
};

/** The receipt of one payment; undefined where there is none of that id, or it was booked back. */
export function receiptOf(books: Books, id: PaymentId): ReceiptData | undefined {
  const payment = books.payments.find((one) => one.id === id);
  if (payment === undefined || payment.reversed === true) return undefined;
  const lines = linesOf(payment, books);
  const sum = sumPaid(payment);
  const given = payment.what === 'taken' ? payment.given : undefined;
  return {
    ...{ no: payment.no, at: payment.at, what: payment.what, means: payment.means },
    box: books.boxes.find((box) => box.id === payment.box)?.name ?? '',
    lines,
    sum,
    ...(payment.what === 'handedOut' && payment.setOff !== undefined && { setOff: payment.setOff }),
    ...(given !== undefined && { given, change: given - sum }),
  };
}

function linesOf(payment: Payment, books: Books): readonly ReceiptLine[] {
  switch (payment.what) {
    case 'taken':
      return payment.amounts.map(({ entry, amount }) => ({ entry, kinds: boughtBy(entry, payment, books), amount }));
    case 'givenBack':
      return [{ entry: payment.entry, kinds: [], amount: payment.amount }];
    case 'handedOut':
      return [{ entry: payment.entry, kinds: [], amount: handedSum(payment) }];
  }
}

/** What he bought since he paid before. */
function boughtBy(entry: EntryId, { at, no }: Payment, { sales, payments }: Books): readonly Sale['kind'][] {
  const before = payments.findLast(
    (one) => one.what === 'taken' && one.reversed !== true && one.no < no && paidBy(one).includes(entry),
  );
  return sales.flatMap((sale) =>
    sale.entry === entry && sale.at <= at && sale.at > (before?.at ?? -Infinity) && sale.reversed !== true
      ? [sale.kind]
      : [],
  );
}

/** Whose account it was booked to. */
export const paidBy = (payment: Payment): readonly EntryId[] =>
  payment.what === 'taken' ? payment.amounts.map(({ entry }) => entry) : [payment.entry];

/** What went over the counter. */
export function sumPaid(payment: Payment): number {
  switch (payment.what) {
    case 'taken':
      return payment.amounts.reduce((total, { amount }) => total + amount, 0);
    case 'givenBack':
      return payment.amount;
    case 'handedOut':
      return paidOut(payment);
  }
}
