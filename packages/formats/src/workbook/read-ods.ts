import { readXml } from './read-xml.ts';
import { plainNumber, type Sheet, SheetRows } from './sheet.ts';

/** Every sheet of an OpenDocument table; throws where it is none. */
export function readOds(xml: string): readonly Sheet[] {
  const sheets: Sheet[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let sheet: { readonly name: string; readonly hidden: boolean; readonly rows: SheetRows } | undefined;
  let line = 0;
  let at = 0;
  let times = 1;
  let cell: Cell | undefined;
  let asides = 0;
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'style') style = attribute('name') ?? '';
      else if (name === 'table-properties' && attribute('display') === 'false') hiddenStyles.add(style);
      else if (name === 'table') {
        const hidden = hiddenStyles.has(attribute('style-name') ?? '');
        sheet = { name: attribute('name') ?? '', hidden, rows: new SheetRows() };
        line = 1;
      } else if (name === 'table-row') {
        at = 0;
        times = countOf(attribute('number-rows-repeated'));
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = {
          times: countOf(attribute('number-columns-repeated')),
          type: attribute('value-type') ?? '',
          paragraphs: [],
        };
        cell.value = attribute('value') ?? attribute('date-value') ?? attribute('boolean-value');
        cell.isFormula = attribute('formula') !== undefined;
      } else if (name === 'annotation') asides += 1;
      else if (asides > 0 || cell === undefined) return;
      else if (name === 'p') cell.paragraphs.push('');
      else if (name === 's') said(cell, ' '.repeat(Math.min(100, countOf(attribute('c')))));
      else if (name === 'tab') said(cell, ' ');
      else if (name === 'line-break') said(cell, '\n');
    },
    text: (text) => {
      if (asides === 0 && cell !== undefined && cell.paragraphs.length > 0) said(cell, text);
    },
    close: (name) => {
      if (name === 'annotation') asides -= 1;
      else if ((name === 'table-cell' || name === 'covered-table-cell') && cell !== undefined) {
        if (sheet !== undefined) put(sheet.rows, at, cell);
        at += cell.times;
        cell = undefined;
      } else if (name === 'table-row' && sheet !== undefined) {
        sheet.rows.end(line, times);
        line += times;
      } else if (name === 'table' && sheet !== undefined) {
        const { name: called, hidden, rows } = sheet;
        sheets.push({ name: called, ...(hidden && { hidden }), rows: rows.rows });
        sheet = undefined;
      }
    },
  });
  return sheets;
}

type Cell = {
  readonly times: number;
  readonly type: string;
  readonly paragraphs: string[];
  value?: string | undefined;
  isFormula?: boolean;
};
const countOf = (written: string | undefined): number => Math.max(1, Number.parseInt(written ?? '1', 10) || 1);
const said = ({ paragraphs }: Cell, text: string): void => {
  paragraphs[paragraphs.length - 1] = `${paragraphs.at(-1) ?? ''}${text}`;
};

/** A list has no more columns than this; the empty rest of a row is one cell that stands for thousands. */
const MOST_ALIKE = 100;

function put(rows: SheetRows, at: number, cell: Cell): void {
  const text = textOf(cell);
  const isOdd = cell.type === 'error' || (cell.isFormula === true && /^(?:#|Err:\d)/.test(text));
  for (let nth = 0; nth < Math.min(cell.times, MOST_ALIKE); nth += 1) {
    if (isOdd) rows.putOdd(at + nth, 'error-in-cell', text);
    else if (cell.isFormula === true && text === '' && cell.type === '')
      rows.putOdd(at + nth, 'formula-without-value', '');
    else rows.put(at + nth, text);
  }
}

function textOf({ type, value, paragraphs }: Cell): string {
  const shown = paragraphs.join('\n');
  if (value === undefined) return shown;
  if (type === 'date') return value.slice(0, 10);
  if (type === 'boolean') return value === 'true' ? '1' : '0';
  if (type !== 'float' && type !== 'currency' && type !== 'percentage') return shown;
  // a number that is shown with zeros in front is somebody's number
  return /^0\d+$/.test(shown) && Number(shown) === Number(value) ? shown : plainNumber(value);
}
