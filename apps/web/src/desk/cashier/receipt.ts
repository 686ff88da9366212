import type { MoneyView, Payment, Sale } from '@riffle/tournament';

/** What a payment was for, by kind of sale and part; a part of a price that is paid in pieces is not told apart. */
export type ReceiptLine = { readonly entry: string; readonly kinds: readonly Sale['kind'][]; readonly amount: number };
export type ReceiptData = {
  readonly no: number;
  readonly at: number;
  readonly what: Payment['what'];
  readonly means: Payment['means'];
  readonly box: string;
  readonly lines: readonly ReceiptLine[];
  readonly sum: number;
  readonly given?: number;
  readonly change?: number;
};

/** The receipt of one payment; undefined where there is none of that id, or it was booked back. */
export function receiptOf(
  { payments, sales, boxes }: NonNullable<MoneyView['books']>,
  id: string,
): ReceiptData | undefined {
  const payment = payments.find((one) => one.id === id);
  if (payment === undefined || payment.reversed === true) return undefined;
  const lines = linesOf(payment, sales);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const given = payment.what === 'taken' ? payment.given : undefined;
  return {
    ...{ no: payment.no, at: payment.at, what: payment.what, means: payment.means },
    box: boxes.find((box) => box.id === payment.box)?.name ?? '',
    lines,
    sum,
    ...(given !== undefined && { given, change: given - sum }),
  };
}

function linesOf(payment: Payment, sales: readonly Sale[]): readonly ReceiptLine[] {
  switch (payment.what) {
    case 'taken':
      return payment.amounts.map(({ entry, amount }) => ({ entry, kinds: boughtBy(entry, payment, sales), amount }));
    case 'givenBack':
      return [{ entry: payment.entry, kinds: [], amount: payment.amount }];
    case 'handedOut':
      return [{ entry: payment.entry, kinds: [], amount: payment.prize + payment.bounty }];
  }
}

/** What he had bought by then. */
const boughtBy = (entry: string, { at }: Payment, sales: readonly Sale[]): readonly Sale['kind'][] =>
  sales.flatMap((sale) => (sale.entry === entry && sale.at <= at && sale.reversed !== true ? [sale.kind] : []));
