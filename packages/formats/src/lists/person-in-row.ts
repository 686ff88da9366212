import { visible } from '@riffle/people';
import type { NewPerson } from '@riffle/wire';
import type { ListProblem } from '../problems/list-problem.ts';
import { type Column, type Field, labelOf } from './column.ts';
import { isEmail, parseDay } from './day.ts';
import { type NameParts, parseName } from './name-parts.ts';
import type { RawRow } from './raw-row.ts';

export type PersonInRow = {
  readonly person: Partial<NewPerson>;
  readonly problem?: ListProblem & { readonly column?: string };
  readonly warnings: readonly Warning[];
};
/** A cell that is left out. */
type Warning = Extract<ListProblem, { readonly code: 'bad-date' | 'bad-email' }>;
/** More than this is not what the column is for, but a text that slipped. */
const LONGEST: { readonly [F in Field]?: number } = { number: 40, email: 200, note: 2000 };
const LONGEST_NAME = 80;

/** Control characters, what a decoder gave up on, and UTF-8 that was once read as Windows-1252 ("JÃ¼rgen"). */
const UNREADABLE = /(?![\t\n])\p{Cc}|\ufffd|Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

export function personInRow({ cells, trouble }: RawRow, columns: readonly Column[]): PersonInRow {
  const clean = cells.map(cleaned);
  const found: { [F in Field]?: string } = {};
  for (const [at, { field }] of columns.entries()) {
    if (field !== undefined && clean[at] !== undefined && clean[at] !== '') found[field] = clean[at];
  }
  const { person, warnings } = personOf(found, (field) =>
    labelOf(
      columns,
      columns.findIndex((c) => c.field === field),
    ),
  );
  const problem =
    (trouble === undefined ? undefined : troubleOf(trouble, labelOf(columns, trouble.cell))) ??
    problemOf(cells, clean, columns) ??
    (isNamed(person) ? undefined : ({ code: 'no-name' } as const));
  return { person, warnings, ...(problem === undefined ? {} : { problem }) };
}

const troubleOf = (trouble: NonNullable<RawRow['trouble']>, column: string): PersonInRow['problem'] =>
  trouble.code === 'error-in-cell'
    ? { code: trouble.code, column, found: trouble.found }
    : { code: trouble.code, column };

/** One line, one space between words, and no apostrophe where a writer put one before a sign that Excel would obey. */
const cleaned = (cell: string): string =>
  visible(cell)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

function problemOf(
  cells: readonly string[],
  clean: readonly string[],
  columns: readonly Column[],
): PersonInRow['problem'] {
  const found = clean.findLastIndex((cell) => cell !== '') + 1;
  if (found > columns.length) return { code: 'too-many-columns', found, expected: columns.length };
  for (const [at, { field }] of columns.entries()) {
    const cell = cells[at];
    if (field === undefined || cell === undefined) continue;
    const column = labelOf(columns, at);
    if (isName(field) && /\S\s*\n\s*\S/.test(cell)) return { code: 'line-break-in-name', column };
    if (UNREADABLE.test(cell)) return { code: 'unreadable-characters', column };
    const longest = LONGEST[field] ?? LONGEST_NAME;
    if ((clean[at] ?? '').length > longest) return { code: 'too-long', column, longest };
  }
  return undefined;
}

const isName = (field: Field): boolean => ['name', 'first', 'last', 'nickname'].includes(field);
const isNamed = ({ first = '', last = '', nickname = '' }: Partial<NewPerson>): boolean =>
  /\p{L}/u.test(first + last + nickname);

function personOf(
  found: { readonly [F in Field]?: string },
  label: (field: Field) => string,
): Pick<PersonInRow, 'person' | 'warnings'> {
  const { name, birthday, email, guest, ...plain } = found;
  const parts: Partial<NameParts> = name === undefined ? {} : parseName(name);
  const day = birthday === undefined ? undefined : parseDay(birthday);
  const address = email !== undefined && isEmail(email) ? email : undefined;
  const person: Partial<NewPerson> = {
    ...parts,
    ...plain,
    ...(day === undefined ? {} : { birthday: day }),
    ...(address === undefined ? {} : { email: address }),
    ...(guest === undefined ? {} : { guest: /^(?:j|ja|y|yes|x|1|true|wahr|✓)$/i.test(guest) }),
  };
  const warnings: Warning[] = [];
  if (birthday !== undefined && day === undefined) {
    warnings.push({ code: 'bad-date', column: label('birthday'), found: birthday });
  }
  if (email !== undefined && address === undefined) {
    warnings.push({ code: 'bad-email', column: label('email'), found: email });
  }
  return { person, warnings };
}
