import { type Column, type Field, untitled } from './column.ts';
import { isDay, isEmail } from './day.ts';
import type { RawRow } from './raw-row.ts';

/** So many rows tell what a column holds. */
const SAMPLE = 50;

/** Columns without headers, by what stands in them. */
export function guessedColumns(rows: readonly RawRow[]): readonly Column[] {
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
    if (kind !== 'text') return untitled(kind === 'row' ? undefined : kind);
    return untitled(named[texts.indexOf(at)]);
  });
}

function kindOf(cells: readonly string[]): 'text' | 'row' | 'email' | 'birthday' | 'number' {
  if (mostly(cells, isEmail)) return 'email';
  if (mostly(cells, isDay)) return 'birthday';
  if (isCount(cells)) return 'row';
  return mostly(cells, (cell) => /^\p{L}{0,6}[-/ ]?\d{2,}$/u.test(cell)) ? 'number' : 'text';
}

/** 1, 2, 3 …: the number of the row, and nobody's own. */
export const isCount = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, at) => Number.parseInt(cell, 10) === at + 1 && /^\d+[.)]?$/.test(cell));

const isWord = (cell: string): boolean => /^[\p{L}'’.-]+$/u.test(cell);
const mostly = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.filter(is).length * 2 > cells.length;

function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || b - a)[0]?.[0] ?? 0;
}
