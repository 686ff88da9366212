import { type Column, type Field, parseHeaders } from './column.ts';
import { isDay, isEmail } from './day.ts';
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

/** How the list is laid out: what stands between the cells, and what they hold. */
export function layoutOf(text: string): Layout {
  const readings = SEPARATORS.map((separator) => {
    const [first, ...rest] = readRows(text, separator);
    return { separator, columns: parseHeaders(first?.cells ?? []), rest };
  });
  const [titled] = readings
    .filter(({ columns }) => columns !== undefined)
    .toSorted((a, b) => knownIn(b.columns) - knownIn(a.columns));
  if (titled?.columns !== undefined && titled.columns.length > 1) {
    return { separator: titled.separator, columns: titled.columns, rows: titled.rest };
  }
  // a single column, or pasted lines: a tab may still have brought a club along
  const separator = separatorOf(text);
  const rows = readRows(text, separator === 'none' ? '\t' : separator);
  if (titled?.columns !== undefined) {
    const wider = rows.slice(1).some(({ cells }) => cells.length > 1);
    return {
      separator,
      columns: wider ? [...titled.columns, { header: '', field: 'club' }] : titled.columns,
      rows: rows.slice(1),
    };
  }
  return { separator, columns: separator === 'none' ? [nameless('name'), nameless('club')] : guessed(rows), rows };
}

const knownIn = (columns: readonly Column[] | undefined): number =>
  columns?.filter(({ field }) => field !== undefined).length ?? 0;
const nameless = (field?: Field): Column => ({ header: '', ...(field === undefined ? {} : { field }) });

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

/** Columns without headers, by what stands in them. */
function guessed(rows: readonly RawRow[]): readonly Column[] {
  const sample = rows.slice(0, SAMPLE);
  const width = mostCommon(sample.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    sample.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => cell !== ''),
  );
  const kinds = columns.map(kindOf);
  const texts = kinds.flatMap((kind, at) => (kind === 'text' ? [at] : []));
  const [first, second] = texts.map((at) => columns[at] ?? []);
  const inTwo = first !== undefined && second !== undefined && mostly(first, isWord) && mostly(second, isWord);
  const named: readonly Field[] = inTwo ? ['last', 'first', 'club'] : ['name', 'club'];
  return kinds.map((kind, at) => {
    if (kind !== 'text') return nameless(kind === 'row' ? undefined : kind);
    return nameless(named[texts.indexOf(at)]);
  });
}

function kindOf(cells: readonly string[]): 'text' | 'row' | 'email' | 'birthday' | 'number' {
  if (mostly(cells, isEmail)) return 'email';
  if (mostly(cells, isDay)) return 'birthday';
  if (
    mostly(cells, (cell, at) => at > 0 && Number.parseInt(cell, 10) === Number.parseInt(cells[at - 1] ?? '', 10) + 1)
  ) {
    return mostly(cells, (cell) => /^\d{1,3}\.?$/.test(cell)) ? 'row' : 'number';
  }
  return mostly(cells, (cell) => /^\p{L}{0,6}[-/ ]?\d{2,}$/u.test(cell)) ? 'number' : 'text';
}

const isWord = (cell: string): boolean => /^[\p{L}'’.-]+$/u.test(cell);
const mostly = (cells: readonly string[], is: (cell: string, at: number) => boolean): boolean =>
  cells.filter(is).length * 2 > cells.length;

function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || b - a)[0]?.[0] ?? 0;
}
