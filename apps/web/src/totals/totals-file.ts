import { csvStyles, formatCsv } from '@riffle/formats/csv';
import { minorUnits } from '@riffle/money';
import type { Language } from '@riffle/words';
import type { Words } from '../words/de/index.ts';
import type { TotalsTable } from './totals-table.ts';

/** The tables for a spreadsheet, in the reader's language: a line for each night and the sum beneath, each currency for itself. */
export function totalsCsv(
  tables: readonly TotalsTable[],
  words: Words['totals'],
  day: (at: number) => string,
  language: Language,
): string {
  const style = csvStyles[language];
  const lines = tables.flatMap(({ currency, columns, rows, sum }) => {
    const minor = minorUnits(currency);
    const cells = (amounts: readonly number[]): readonly string[] =>
      amounts.map((amount, nth) =>
        columns[nth]?.is === 'count'
          ? String(amount)
          : (amount / minor).toFixed(String(minor).length - 1).replace('.', style.decimal),
      );
    const { day: on, name, state } = words.columns;
    return [
      [on, name, words.currency, ...columns.map(({ label }) => label), state],
      ...rows.map(({ night, cells: own }) => [
        ...[day(night.at), night.name, currency, ...cells(own)],
        night.settled ? '' : words.notSettled,
      ]),
      ['', words.sum(rows.length), currency, ...cells(sum), ''],
    ];
  });
  return formatCsv(lines, style);
}
