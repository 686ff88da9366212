import { csvStyles, formatCsv } from '@riffle/formats/csv';
import { type Currency, minorUnits } from '@riffle/money';
import type { Language } from '@riffle/words';
import type { CashUpRow } from './cash-up.ts';

type Columns = {
  readonly part: string;
  readonly what: string;
  readonly in: string;
  readonly out: string;
  readonly expected: string;
  readonly counted: string;
  readonly difference: string;
  readonly note: string;
};

/** The cash-up as a table for a spreadsheet, in the reader's language. */
export function cashUpCsv(
  rows: readonly CashUpRow[],
  columns: Columns,
  parts: { readonly [P in CashUpRow['part']]: string },
  currency: Currency,
  language: Language,
): string {
  const minor = minorUnits(currency);
  const style = csvStyles[language];
  // cents always stand there, as in all other tables of the night
  const money = (amount: number | undefined): string =>
    amount === undefined ? '' : (amount / minor).toFixed(String(minor).length - 1).replace('.', style.decimal);
  return formatCsv(
    [
      [
        columns.part,
        columns.what,
        columns.in,
        columns.out,
        columns.expected,
        columns.counted,
        columns.difference,
        columns.note,
      ],
      ...rows.map(({ part, what, in: into, out, expected, counted, difference, note }) => [
        parts[part],
        what,
        money(into),
        money(out),
        money(expected),
        money(counted),
        money(difference),
        note ?? '',
      ]),
    ],
    style,
  );
}
