import type { SheetRow } from '../workbook/sheet.ts';
import { type Column, mayCountRows, parseHeaders, untitled, type Vocabulary } from './column.ts';
import { guessedColumns, isCount } from './guessed-columns.ts';
import { isLastFirst } from './name-parts.ts';
import { type RawRow, readRows, type Separator } from './raw-row.ts';

export type Layout = {
  readonly separator: Separator | 'none';
  readonly columns: readonly Column[];
  /** The rows without the headers. */
  readonly rows: readonly RawRow[];
};
const SEPARATORS: readonly Separator[] = [';', '\t', ','];
/** So many rows tell how a list is laid out. */
const SAMPLE = 50;
/** So many lines may stand above the headers. */
const TITLES = 4;

/** How the list is laid out: what stands between the cells, and what they hold. */
export function layoutOf(text: string, also: Vocabulary = {}): Layout {
  const [titled] = SEPARATORS.flatMap((separator) => titledReading(text, separator, also)).toSorted(
    (a, b) => knownIn(b.columns) - knownIn(a.columns),
  );
  if (titled !== undefined && titled.columns.length > 1) {
    return { ...titled, columns: withoutCount(titled.columns, titled.rows) };
  }
  // a single column, or pasted lines: a tab may still have brought a club along
  const separator = separatorOf(text);
  const rows = readRows(text, separator === 'none' ? '\t' : separator);
  if (titled !== undefined) {
    const wider = rows.slice(1).some(({ cells }) => cells.length > 1);
    return {
      separator,
      columns: wider ? [...titled.columns, untitled('club')] : titled.columns,
      rows: rows.slice(1),
    };
  }
  return {
    separator,
    columns: separator === 'none' ? [untitled('name'), untitled('club')] : guessedColumns(rows),
    rows,
  };
}

/** With the headers in the first row, or a little further down where a title stands above them. */
function titledReading(
  text: string,
  separator: Separator,
  also: Vocabulary,
): readonly (Layout & { readonly separator: Separator })[] {
  const titled = titledRows(readRows(text, separator), also);
  return titled === undefined ? [] : [{ separator, ...titled }];
}

function titledRows(rows: readonly RawRow[], also: Vocabulary): Pick<Layout, 'columns' | 'rows'> | undefined {
  for (const [at, { cells }] of rows.slice(0, TITLES + 1).entries()) {
    const columns = parseHeaders(cells, also);
    if (columns !== undefined && (at === 0 || knownIn(columns) > 1)) return { columns, rows: rows.slice(at + 1) };
  }
  return undefined;
}

export const hasHeaders = (rows: readonly SheetRow[], also: Vocabulary): boolean =>
  titledRows(rows, also) !== undefined;

/** The same of a sheet of a workbook, whose cells are apart already. A column without a header is called by its letter. */
export function layoutOfSheet(sheet: readonly SheetRow[], also: Vocabulary = {}): Layout {
  const titled = titledRows(sheet, also);
  const isWide = sheet.some(({ cells }) => cells.length > 1);
  const found: Pick<Layout, 'columns' | 'rows'> = titled ?? {
    columns: isWide ? guessedColumns(sheet) : [untitled('name')],
    rows: sheet,
  };
  // what stands beside the list is in a column of its own, and nothing has slipped
  const beside = Math.max(0, ...found.rows.map(({ cells }) => cells.length)) - found.columns.length;
  const all = [...found.columns, ...Array.from({ length: Math.max(0, beside) }, () => untitled())];
  const columns = withoutCount(all, found.rows).map((column, at) =>
    column.header === '' ? { ...column, header: letterOf(at) } : column,
  );
  return { separator: 'none', columns, rows: found.rows.map((row) => withTrouble(row, columns)) };
}

/** What is odd in a column that nobody takes stands in nobody's way. */
function withTrouble({ line, cells, odd = [] }: SheetRow, columns: readonly Column[]): RawRow {
  const trouble = odd.find(({ cell }) => columns[cell]?.field !== undefined || columns[cell]?.also !== undefined);
  return { line, cells, ...(trouble !== undefined && { trouble }) };
}

const letterOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `${letterOf(Math.floor(at / 26) - 1)}${letterOf(at % 26)}`;

const knownIn = (columns: readonly Column[]): number =>
  columns.filter(({ field, also }) => field !== undefined || also !== undefined).length;

function withoutCount(columns: readonly Column[], rows: readonly RawRow[]): readonly Column[] {
  return columns.map((column, at) => {
    const counts = mayCountRows(column) && isCount(rows.map(({ cells }) => cells[at]?.trim() ?? ''));
    return counts ? { header: column.header } : column;
  });
}

/** What most rows have between their cells; a comma that only turns names round separates nothing. */
function separatorOf(text: string): Separator | 'none' {
  for (const separator of SEPARATORS) {
    const rows = readRows(text, separator).slice(0, SAMPLE);
    const parted = rows.filter(({ cells }) => cells.length > 1);
    if (parted.length * 2 <= rows.length) continue;
    if (separator === ',' && parted.every(turnsNameRound)) return 'none';
    return separator;
  }
  return 'none';
}

const turnsNameRound = ({ cells: [before = '', behind = '', ...more] }: RawRow): boolean =>
  more.length === 0 && isLastFirst(before.trim(), behind.trim());
