import { csvStyles, formatCsv } from '@riffle/formats/csv';
import { type Currency, minorUnits } from '@riffle/money';
import type { Language } from '@riffle/words';
import { type Cell, COLUMNS, type ColumnId, type Row } from './columns.ts';

type Asked = {
  readonly columns: readonly { readonly id: ColumnId; readonly label: string }[];
  readonly currency: Currency;
  readonly language: Language;
  readonly moment: (at: number) => string;
};

/** Just what is shown, in that order, for a spreadsheet. */
export function columnsCsv(rows: readonly Row[], { columns, currency, language, moment }: Asked): string {
  const style = csvStyles[language];
  const minor = minorUnits(currency);
  const number = (value: number, digits: number): string => value.toFixed(digits).replace('.', style.decimal);
  function written(id: ColumnId, cell: Cell): string {
    if (cell === undefined || typeof cell === 'string') return cell ?? '';
    switch (COLUMNS[id].holds) {
      case 'money':
        return number(cell / minor, String(minor).length - 1);
      case 'time':
        return moment(cell);
      case 'points':
        return Number.isInteger(cell) ? String(cell) : number(cell, 2);
      case 'text':
      case 'count':
      case 'chips':
        return String(cell);
    }
  }
  return formatCsv(
    [columns.map(({ label }) => label), ...rows.map(({ cells }) => columns.map(({ id }) => written(id, cells[id])))],
    style,
  );
}
