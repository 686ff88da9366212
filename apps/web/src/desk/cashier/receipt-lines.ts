import {
  type AccountCalled,
  accountCalled,
  accountOfPart,
  type EntryId,
  type PaidFor,
  type PaymentLine,
} from '@riffle/tournament';
import type { Words } from '../../words/de/index.ts';
import type { ReceiptData } from './receipt.ts';

/** Between two things on a line: it stays with the first, so that no line begins with it. */
export const DOT = '\u00A0· ';

/** One row of a receipt, in the order in which it is read. */
export type ReceiptRow = {
  readonly key: string;
  /** The night and who took it, whose it is, something that it is for, or its sum. */
  readonly is: 'head' | 'who' | 'item' | 'sum';
  readonly text: string;
  /** Said of it in small below, each on a line of its own. */
  readonly under: readonly string[];
  /** At the end of its line. */
  readonly figure?: string;
};

export type ReceiptSayings = {
  readonly words: Words['cashier'];
  readonly money: (amount: number) => string;
  readonly chips: (count: number) => string;
  readonly moment: (at: number) => string;
  /** By name, number and seat. */
  readonly who: (entry: EntryId) => string;
  /** Who has left the club’s staff has a name still; a demo has none. */
  readonly staff: (id: string | undefined) => string | undefined;
};

/** All that stands on a receipt below its head: what is shown is what is printed, and what the roll's length is counted by. */
export function receiptRows(receipt: ReceiptData, say: ReceiptSayings): readonly ReceiptRow[] {
  const { words, money } = say;
  const row = (key: string, is: ReceiptRow['is'], text: string, amount?: number): ReceiptRow => ({
    ...{ key, is, text, under: [] },
    ...(amount !== undefined && { figure: money(amount) }),
  });
  const took = say.staff(receipt.by);
  const ofWhom = receipt.lines.flatMap((line) => [
    row(`who ${line.entry}`, 'who', say.who(line.entry)),
    ...line.won.map(({ of, amount }) => row(`${of} ${line.entry}`, 'item', words.won[of], amount)),
    ...(line.won.length > 0 ? [] : forWhat(line)),
  ]);
  function forWhat({ entry, items, fines, onAccount }: PaymentLine): readonly ReceiptRow[] {
    return [
      ...items.map((item) => bought(item, receipt, say)),
      ...(fines === undefined ? [] : [row(`fines ${entry}`, 'item', words.fine, fines)]),
      ...(onAccount === undefined ? [] : [row(`account ${entry}`, 'item', words.onAccount, onAccount)]),
    ];
  }
  /** What was set off is named without its amounts: together they are what stands above. */
  const setOff =
    receipt.setOff === undefined
      ? []
      : [
          row('setOff', 'item', words.setOffLine, -receipt.setOff),
          ...receipt.lines.flatMap((line) => forWhat(line).map(({ figure: _, ...named }) => named)),
        ];
  const { given, change } = receipt;
  return [
    row('no', 'head', [words.receiptNo(receipt.no), say.moment(receipt.at)].join(DOT)),
    row(
      'by',
      'head',
      [
        `${words.what[receipt.what]} (${words[receipt.means]})`,
        words.by(receipt.box),
        ...(took === undefined ? [] : [took]),
      ].join(DOT),
    ),
    ...ofWhom,
    ...setOff,
    row('sum', 'sum', words.sum, receipt.sum),
    ...(given === undefined || change === undefined
      ? []
      : [row('given', 'item', words.given, given), row('change', 'item', words.back, change)]),
  ];
}

function bought({ sale, price, amount }: PaidFor, { by }: ReceiptData, say: ReceiptSayings): ReceiptRow {
  const { words, money } = say;
  const kind = words.kinds[sale.kind];
  const called = sale.name === undefined || sale.name === kind ? kind : `${kind} (${sale.name})`;
  const seller = sale.by === by ? undefined : say.staff(sale.by);
  const name = (part: AccountCalled) => accountCalled(part, words.accounts);
  return {
    ...{ key: sale.id, is: 'item', text: called, figure: money(amount) },
    under: [
      ...(sale.chips > 0 ? [words.chips(say.chips(sale.chips))] : []),
      ...(amount === price ? [] : [words.ofPrice(money(amount), money(price))]),
      sale.parts.map((part) => `${name(accountOfPart(part))}\u00A0${money(part.amount)}`).join(DOT),
      ...(seller === undefined ? [] : [words.soldBy(seller)]),
    ],
  };
}
