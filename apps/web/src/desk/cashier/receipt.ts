import {
  type EntryId,
  type MoneyView,
  type Payment,
  type PaymentId,
  paidOut,
  priceOf,
  type Sale,
} from '@riffle/tournament';

type Books = NonNullable<MoneyView['books']>;

/** One thing that was bought, as its price was then. */
export type ReceiptItem = Pick<Sale, 'id' | 'kind' | 'name' | 'parts' | 'chips' | 'by'> & {
  readonly price: number;
  /** What of this payment is for it: less than the price where it is paid in parts. */
  readonly amount: number;
};
/** What he won by a kind of prize. */
type ReceiptPrize = { readonly of: 'prize' | 'bounty' | 'special'; readonly amount: number };
type ReceiptLine = {
  readonly entry: EntryId;
  readonly amount: number;
  /** Oldest first; of what is given back what was reversed, of a payout what was set off. */
  readonly items: readonly ReceiptItem[];
  /** What of it is for none of them: the purchase was undone. */
  readonly onAccount?: number;
  readonly prizes: readonly ReceiptPrize[];
};
export type ReceiptData = {
  readonly no: number;
  readonly at: number;
  readonly what: Payment['what'];
  readonly means: Payment['means'];
  readonly box: string;
  /** Who took or gave it, as commands name him. */
  readonly by?: string;
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
  const sum = sumPaid(payment);
  const given = payment.what === 'taken' ? payment.given : undefined;
  return {
    ...{ no: payment.no, at: payment.at, what: payment.what, means: payment.means },
    box: books.boxes.find((box) => box.id === payment.box)?.name ?? '',
    ...(payment.by !== undefined && { by: payment.by }),
    lines: linesOf(payment, books),
    sum,
    ...(payment.what === 'handedOut' && payment.setOff !== undefined && { setOff: payment.setOff }),
    ...(given !== undefined && { given, change: given - sum }),
  };
}

function linesOf(payment: Payment, books: Books): readonly ReceiptLine[] {
  const forWhat = (entry: EntryId) => ({
    items: itemsOf(payment, books).filter((item) => item.entry === entry),
    ...onAccountOf(payment, entry),
  });
  switch (payment.what) {
    case 'taken':
      return payment.amounts.map(({ entry, amount }) => ({ entry, amount, ...forWhat(entry), prizes: [] }));
    case 'givenBack': {
      const { entry, amount } = payment;
      return [{ entry, amount, ...forWhat(entry), prizes: [] }];
    }
    case 'handedOut': {
      const { entry, prize, bounty, special = 0 } = payment;
      const parts = Object.entries({ prize, bounty, special }) as [ReceiptPrize['of'], number][];
      const prizes = parts.flatMap(([of, amount]) => (amount === 0 ? [] : [{ of, amount }]));
      return [{ entry, amount: prize + bounty + special, ...forWhat(entry), prizes }];
    }
  }
}

const itemsOf = ({ items = [] }: Payment, { sales }: Books): readonly (ReceiptItem & Pick<Sale, 'entry'>)[] =>
  items.flatMap((item) => {
    const sale = sales.find(({ id }) => 'sale' in item && id === item.sale);
    return sale === undefined ? [] : [{ ...sale, price: priceOf(sale), amount: item.amount }];
  });

function onAccountOf({ items = [] }: Payment, entry: EntryId): Pick<ReceiptLine, 'onAccount'> {
  const item = items.find((one) => 'onAccount' in one && one.onAccount === entry);
  return item === undefined ? {} : { onAccount: item.amount };
}

/** How many lines it takes on paper, names and parts with them. */
export const heightOf = ({ lines, setOff, given }: ReceiptData): number =>
  lines.reduce(
    (total, { items, prizes, onAccount }) =>
      total + 1 + 2 * items.length + prizes.length + (onAccount === undefined ? 0 : 1),
    0,
  ) +
  (setOff === undefined ? 0 : 1) +
  (given === undefined ? 0 : 2);

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
