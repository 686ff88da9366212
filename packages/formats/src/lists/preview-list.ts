import type { ImportPreview, ImportRow, Person } from '@riffle/wire';
import { type Language, type ListProblem, wordsIn } from '@riffle/words';
import { hasName } from './column.ts';
import { decoded, type Encoding } from './decoded.ts';
import { type Layout, layoutOf } from './layout.ts';
import { Lookalikes } from './lookalikes.ts';
import { type PersonInRow, personInRow } from './person-in-row.ts';

/** Somebody of the club's directory; `entered`: already in the night that the list is for. */
export type KnownPerson = {
  readonly person: Pick<Person, 'id' | 'first' | 'last' | 'nickname' | 'number' | 'birthday'>;
  readonly entered: boolean;
};
type Say = (problem: ListProblem) => string;

/** A list of players as a club sends it, row by row, with what is wrong and who might be there already. Nothing is decided. */
export function previewList(bytes: Uint8Array, known: readonly KnownPerson[], language: Language): ImportPreview {
  const say: Say = wordsIn(language).listProblem;
  const file = decoded(bytes);
  if (file.is === 'workbook') return unreadable('utf-8', { code: 'is-a-workbook' }, say);
  if (file.is === 'no-text') return unreadable('utf-8', { code: 'not-a-list' }, say);
  if (file.text.trim() === '') return unreadable(file.encoding, { code: 'empty' }, say);
  const layout = layoutOf(file.text);
  if (layout.rows.length === 0) return unreadable(file.encoding, { code: 'only-headers' }, say, layout);
  if (!hasName(layout.columns)) return unreadable(file.encoding, { code: 'no-name-column' }, say, layout);
  return { ...heading(file.encoding, layout), rows: rowsOf(layout, known, say) };
}

const heading = (encoding: Encoding, layout: Layout | undefined) => ({
  encoding,
  separator: layout === undefined ? ('none' as const) : layout.separator === '\t' ? ('tab' as const) : layout.separator,
  columns: layout?.columns ?? [],
});

const unreadable = (encoding: Encoding, problem: ListProblem, say: Say, layout?: Layout): ImportPreview => ({
  ...heading(encoding, layout),
  rows: [],
  problem: { code: problem.code, text: say(problem) },
});

function rowsOf(layout: Layout, known: readonly KnownPerson[], say: Say): readonly ImportRow[] {
  const directory = new Lookalikes<KnownPerson>();
  for (const one of known) directory.add(one, one.person);
  const earlier = new Lookalikes<ImportRow>();
  return layout.rows.map((raw) => {
    const found = personInRow(raw, layout.columns);
    const row = { line: raw.line, person: found.person, ...said(found, say) };
    if (row.problem !== undefined) return row;
    const duplicateOf = [...inDirectory(directory, row), ...inList(earlier, row)];
    earlier.add(row, row.person);
    return duplicateOf.length === 0 ? row : { ...row, duplicateOf };
  });
}

const said = ({ problem, warnings }: PersonInRow, say: Say): Pick<ImportRow, 'problem' | 'warnings'> => ({
  ...(problem === undefined
    ? {}
    : {
        problem: {
          code: problem.code,
          ...(problem.column === undefined ? {} : { column: problem.column }),
          text: say(problem),
        },
      }),
  ...(warnings.length === 0
    ? {}
    : { warnings: warnings.map((warning) => ({ code: warning.code, column: warning.column, text: say(warning) })) }),
});

const inDirectory = (directory: Lookalikes<KnownPerson>, { person }: ImportRow) =>
  directory.like(person).map(({ who, same }) => ({
    person: who.person.id,
    name: [who.person.first, who.person.last].filter((part) => part !== '').join(' '),
    entered: who.entered,
    same,
  }));

const inList = (earlier: Lookalikes<ImportRow>, { person }: ImportRow) =>
  earlier.like(person).map(({ who, same }) => {
    // one list with two of a name from two clubs means two people
    const clubs = new Set([who.person.club, person.club].filter((club) => club !== undefined));
    return { line: who.line, same: same === 'name' && clubs.size === 2 ? ('similar' as const) : same };
  });
