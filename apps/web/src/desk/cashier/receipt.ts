import {
  type MoneyView,
  type Payment,
  type PaymentId,
  type PaymentLine,
  paymentLines,
  paymentSum,
} from '@riffle/tournament';

export type ReceiptData = Pick<Payment, 'no' | 'at' | 'what' | 'means' | 'by'> & {
  /** The name of the box. */
  readonly box: string;
  readonly lines: readonly PaymentLine[];
  /** What he owed, and what he won is less by. */
  readonly setOff?: number;
  readonly sum: number;
  readonly given?: number;
  readonly change?: number;
};

/** The receipt of one payment; undefined where there is none of that id, or it was booked back. */
export function receiptOf(books: NonNullable<MoneyView['books']>, id: PaymentId): ReceiptData | undefined {
  const payment = books.payments.find((one) => one.id === id);
  if (payment === undefined || payment.reversed === true) return undefined;
  const { no, at, what, means, by } = payment;
  const lines = paymentLines(payment, books.sales, books.fines);
  const sum = paymentSum(payment);
  const setOff = lines[0]?.setOff;
  const given = payment.what === 'taken' ? payment.given : undefined;
  return {
    ...{ no, at, what, means, lines, sum },
    box: books.boxes.find((box) => box.id === payment.box)?.name ?? '',
    ...(by !== undefined && { by }),
    ...(setOff !== undefined && { setOff }),
    ...(given !== undefined && { given, change: given - sum }),
  };
}
