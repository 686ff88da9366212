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
  const rows = readRows(text, separator);
  for (const [at, { cells }] of rows.slice(0, TITLES + 1).entries()) {
    const columns = parseHeaders(cells, also);
    if (columns !== undefined && (at === 0 || knownIn(columns) > 1)) {
      return [{ separator, columns, rows: rows.slice(at + 1) }];
    }
  }
  return [];
}

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
