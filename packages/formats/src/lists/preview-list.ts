import type { ImportPreview, ImportRow, Person } from '@riffle/wire';
import type { ListProblem } from '../problems/list-problem.ts';
import { isWorkbook, openWorkbook, type Workbook } from '../workbook/open-workbook.ts';
import { hasName, type Vocabulary } from './column.ts';
import { decoded, type Encoding } from './decoded.ts';
import { hasHeaders, type Layout, layoutOf, layoutOfSheet } from './layout.ts';
import { Lookalikes } from './lookalikes.ts';
import { type PersonInRow, personInRow } from './person-in-row.ts';

/** Somebody of the club's directory; `entered`: already in the night that the list is for. */
export type KnownPerson = {
  readonly person: Pick<Person, 'id' | 'first' | 'last' | 'nickname' | 'number' | 'birthday'>;
  readonly entered: boolean;
};

/** A row with what is wrong with it; `column` as it is headed. */
export type ListRow = Omit<ImportRow, 'problem' | 'warnings'> & {
  readonly problem?: NonNullable<PersonInRow['problem']>;
  readonly warnings?: PersonInRow['warnings'];
};
export type ListPreview = Omit<ImportPreview, 'rows' | 'problem'> & {
  readonly rows: readonly ListRow[];
  /** Why the whole cannot be read; then there are no rows. */
  readonly problem?: ListProblem;
};

/** A list of players as a club sends it, row by row, with what is wrong and who might be there already. Nothing is decided. */
export function previewList(bytes: Uint8Array, known: readonly KnownPerson[], sheet?: number): ListPreview {
  const { heading, layout, problem } = opened(bytes, { ...(sheet !== undefined && { sheet }) });
  if (layout === undefined) return { ...heading, rows: [], problem };
  if (!hasName(layout.columns)) return { ...heading, rows: [], problem: { code: 'no-name-column' } };
  return { ...heading, rows: rowsOf(layout, known) };
}

type Heading = Pick<ListPreview, 'encoding' | 'separator' | 'columns' | 'sheets' | 'sheet'>;
type Opened =
  | { readonly heading: Heading; readonly layout: Layout; readonly problem?: never }
  | { readonly heading: Heading; readonly layout?: never; readonly problem: ListProblem };

/** `sheet`: which of a workbook's, where not the first that looks like a list. */
type Wanted = { readonly also?: Vocabulary; readonly sheet?: number };

/** A list of whatever is in it, cut into rows; or why it is none. */
export function opened(bytes: Uint8Array, { also = {}, sheet }: Wanted): Opened {
  if (isWorkbook(bytes)) return openedSheet(openWorkbook(bytes), also, sheet);
  const file = decoded(bytes);
  if (file.is === 'no-text') return unreadable('utf-8', { code: 'not-a-list' });
  if (file.text.trim() === '') return unreadable(file.encoding, { code: 'empty' });
  const layout = layoutOf(file.text, also);
  if (layout.rows.length === 0) return unreadable(file.encoding, { code: 'only-headers' }, layout);
  return { heading: headed(file.encoding, layout), layout };
}

function openedSheet(workbook: Workbook, also: Vocabulary, wanted: number | undefined): Opened {
  if (workbook.problem !== undefined) return unreadable('utf-8', workbook.problem);
  const { kind, sheets } = workbook;
  const likely = sheets.findIndex(({ rows, hidden }) => hidden !== true && hasHeaders(rows, also));
  const filled = sheets.findIndex(({ rows, hidden }) => hidden !== true && rows.length > 0);
  const at = wanted ?? Math.max(likely, likely === -1 ? filled : likely, 0);
  const chosen = sheets[at];
  const inBook = { sheets: sheets.map(({ name }) => name), sheet: at };
  const layout = chosen === undefined || chosen.rows.length === 0 ? undefined : layoutOfSheet(chosen.rows, also);
  const heading: Heading = { encoding: kind, separator: 'none', columns: layout?.columns ?? [], ...inBook };
  if (layout === undefined) return { heading, problem: { code: 'empty' } };
  return layout.rows.length === 0 ? { heading, problem: { code: 'only-headers' } } : { heading, layout };
}

const headed = (encoding: Encoding, layout: Layout | undefined): Heading => ({
  encoding,
  separator: layout === undefined ? ('none' as const) : layout.separator === '\t' ? ('tab' as const) : layout.separator,
  columns: layout?.columns ?? [],
});

const unreadable = (encoding: Encoding, problem: ListProblem, layout?: Layout): Opened => ({
  heading: headed(encoding, layout),
  problem,
});

function rowsOf(layout: Layout, known: readonly KnownPerson[]): readonly ListRow[] {
  const directory = new Lookalikes<KnownPerson>();
  for (const one of known) directory.add(one, one.person);
  const earlier = new Lookalikes<ListRow>();
  return layout.rows.map((raw) => {
    const found = personInRow(raw, layout.columns);
    const row: ListRow = { line: raw.line, ...troubled(found) };
    if (row.problem !== undefined) return row;
    const duplicateOf = [...inDirectory(directory, row), ...inList(earlier, row)];
    earlier.add(row, row.person);
    return duplicateOf.length === 0 ? row : { ...row, duplicateOf };
  });
}

const troubled = ({ person, problem, warnings }: PersonInRow): Omit<ListRow, 'line'> => ({
  person,
  ...(problem !== undefined && { problem }),
  ...(warnings.length > 0 && { warnings }),
});

export const inDirectory = (directory: Lookalikes<KnownPerson>, { person }: Pick<ListRow, 'person'>) =>
  directory.like(person).map(({ who, same }) => ({
    person: who.person.id,
    name: [who.person.first, who.person.last].filter((part) => part !== '').join(' '),
    entered: who.entered,
    same,
  }));

/** That a row is there already is told by so many others; all of them would make a list of one name a hundred megabytes. */
const MOST_EARLIER = 3;

export const inList = <Row extends Pick<ListRow, 'line' | 'person'>>(earlier: Lookalikes<Row>, { person }: Row) =>
  earlier
    .like(person)
    .slice(0, MOST_EARLIER)
    .map(({ who, same }) => {
      // one list with two of a name from two clubs means two people
      const clubs = new Set([who.person.club, person.club].filter((club) => club !== undefined));
      return { line: who.line, same: same === 'name' && clubs.size === 2 ? ('similar' as const) : same };
    });
