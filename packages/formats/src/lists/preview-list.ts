import type { ImportPreview, ImportRow, Person } from '@riffle/wire';
import type { ListProblem } from '../problems/list-problem.ts';
import { hasName, type Vocabulary } from './column.ts';
import { decoded, type Encoding } from './decoded.ts';
import { type Layout, layoutOf } from './layout.ts';
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
export function previewList(bytes: Uint8Array, known: readonly KnownPerson[]): ListPreview {
  const { heading, layout, problem } = opened(bytes);
  if (layout === undefined) return { ...heading, rows: [], problem };
  if (!hasName(layout.columns)) return { ...heading, rows: [], problem: { code: 'no-name-column' } };
  return { ...heading, rows: rowsOf(layout, known) };
}

type Heading = Pick<ListPreview, 'encoding' | 'separator' | 'columns'>;
type Opened =
  | { readonly heading: Heading; readonly layout: Layout; readonly problem?: never }
  | { readonly heading: Heading; readonly layout?: never; readonly problem: ListProblem };

/** A list of whatever is in it, cut into rows; or why it is none. */
export function opened(bytes: Uint8Array, also: Vocabulary = {}): Opened {
  const file = decoded(bytes);
  if (file.is === 'workbook') return unreadable('utf-8', { code: 'is-a-workbook' });
  if (file.is === 'no-text') return unreadable('utf-8', { code: 'not-a-list' });
  if (file.text.trim() === '') return unreadable(file.encoding, { code: 'empty' });
  const layout = layoutOf(file.text, also);
  if (layout.rows.length === 0) return unreadable(file.encoding, { code: 'only-headers' }, layout);
  return { heading: headed(file.encoding, layout), layout };
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
