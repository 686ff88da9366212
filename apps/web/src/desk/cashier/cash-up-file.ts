import { csvStyles, formatCsv } from '@riffle/formats/csv';
import type { Currency } from '@riffle/money';
import type { Language } from '@riffle/words';
import { plainMoney } from '../../money/typed-amount.ts';
import type { CashUpRow } from './cash-up.ts';

type Columns = {
  readonly what: string;
  readonly expected: string;
  readonly counted: string;
  readonly difference: string;
};

/** The cash-up as a table for a spreadsheet, in the reader's language. */
export function cashUpCsv(
  rows: readonly CashUpRow[],
  columns: Columns,
  currency: Currency,
  language: Language,
): string {
  const decimal = language === 'de' ? ',' : '.';
  const money = (amount: number | undefined): string => {
    if (amount === undefined) return '';
    return `${amount < 0 ? '-' : ''}${plainMoney(Math.abs(amount), currency, decimal)}`;
  };
  return formatCsv(
    [
      [columns.what, columns.expected, columns.counted, columns.difference],
      ...rows.map(({ what, expected, counted, difference }) => [
        what,
        money(expected),
        money(counted),
        money(difference),
      ]),
    ],
    csvStyles[language],
  );
}
