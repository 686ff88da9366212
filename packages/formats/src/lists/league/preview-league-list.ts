import { foldedName, visible } from '@riffle/people';
import type { LeagueListPreview, LeagueListRow } from '@riffle/wire';
import type { ListProblem } from '../../problems/list-problem.ts';
import { type Column, hasName, labelOf } from '../column.ts';
import { parseDay } from '../day.ts';
import type { Layout } from '../layout.ts';
import { Lookalikes } from '../lookalikes.ts';
import { personInRow } from '../person-in-row.ts';
import { inDirectory, inList, type KnownPerson, type ListRow, opened } from '../preview-list.ts';
import type { RawRow } from '../raw-row.ts';
import { LEAGUE_COLUMNS, type LeagueField } from './columns.ts';

/** What a season has already, and to which club everybody belongs whose row does not say so. */
export type KnownLeague = {
  readonly people: readonly KnownPerson[];
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
  readonly teams: readonly {
    readonly id: string;
    readonly club: string;
    readonly division: string;
    readonly name: string;
  }[];
  readonly divisions: readonly string[];
  /** Match days that have results. */
  readonly played: readonly { readonly division: string; readonly round: number }[];
  readonly club?: string;
};

type Row = Omit<LeagueListRow, 'problem' | 'warnings'> & Pick<ListRow, 'problem' | 'warnings'>;
export type ListOfLeague = Omit<LeagueListPreview, 'rows' | 'problem'> & {
  readonly rows: readonly Row[];
  readonly problem?: ListProblem;
};
type Problem = NonNullable<Row['problem']>;

/** Clubs, squads or points as a league sends them, row by row, with what is wrong and what is here already. Nothing is decided. */
export function previewLeagueList(bytes: Uint8Array, known: KnownLeague, sheet?: number): ListOfLeague {
  const wanted = { also: LEAGUE_COLUMNS, ...(sheet !== undefined && { sheet }) };
  const { heading, layout, problem } = opened(bytes, wanted);
  if (layout === undefined) return { ...heading, is: 'squads', rows: [], problem };
  const columns = layout.columns.map(({ header, field, also }) => {
    const name = also ?? field;
    return { header, ...(name !== undefined && { field: name }) };
  });
  const is = sortOf(layout);
  if (is === undefined) return { ...heading, columns, is: 'squads', rows: [], problem: { code: 'no-league-columns' } };
  const rows = layout.rows.map((raw) => cellsOf(raw, layout.columns));
  const read = { clubs, squads, points }[is];
  return { ...heading, columns, is, rows: read(rows, known) };
}

const has = ({ columns }: Layout, name: LeagueField): boolean => columns.some(({ also }) => also === name);

/** By its columns: what has points is of match days, what has names of people is a squad. */
function sortOf(layout: Layout): LeagueListPreview['is'] | undefined {
  if (has(layout, 'points')) return has(layout, 'round') ? 'points' : undefined;
  const hasClub = layout.columns.some(({ field }) => field === 'club');
  // "Name;ZVR": where a club's number stands, and no club, the name is the club's
  if (has(layout, 'registerNumber') && (hasClub || hasName(layout.columns))) return 'clubs';
  if (hasName(layout.columns)) return 'squads';
  return hasClub ? 'clubs' : undefined;
}

type Cells = {
  readonly raw: RawRow;
  readonly columns: readonly Column[];
  readonly found: ReturnType<typeof personInRow>;
  readonly text: (name: LeagueField) => string;
  readonly label: (name: LeagueField) => string;
};

function cellsOf(raw: RawRow, columns: readonly Column[]): Cells {
  const at = (name: LeagueField): number => columns.findIndex(({ also }) => also === name);
  return {
    ...{ raw, columns, found: personInRow(raw, columns) },
    text: (name) =>
      visible(raw.cells[at(name)] ?? '')
        .replaceAll(/\s+/gu, ' ')
        .trim()
        .replace(/^'(?=[=+\-@])/, ''),
    label: (name) => (at(name) < 0 ? name : labelOf(columns, at(name))),
  };
}

const LONGEST_NAME = 120;
const tooLong = (column: string, longest = LONGEST_NAME): Problem => ({ code: 'too-long', column, longest });

/** A club by its name, however it is written. */
const byName = <T extends { readonly name: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [foldedName(one.name), one]));

/** What is wrong with a row beside that nobody is named in it. */
const wrongWith = ({ found }: Cells): Problem | undefined =>
  found.problem?.code === 'no-name' ? undefined : found.problem;

function clubs(rows: readonly Cells[], { clubs: there }: KnownLeague): readonly Row[] {
  const known = byName(there);
  const earlier = new Map<string, number>();
  return rows.map((cells): Row => {
    const { raw, columns, found, text, label } = cells;
    const nameAt = columns.findIndex(({ field }) => field === 'name');
    const name = found.person.club ?? (nameAt < 0 ? '' : (raw.cells[nameAt]?.replaceAll(/\s+/gu, ' ').trim() ?? ''));
    const registerNumber = text('registerNumber');
    const row = { line: raw.line, person: {}, club: name, ...(registerNumber !== '' && { registerNumber }) };
    const before = earlier.get(foldedName(name));
    const problem: Problem | undefined =
      wrongWith(cells) ??
      (name === '' ? { code: 'no-club' } : undefined) ??
      (registerNumber.length > 80 ? tooLong(label('registerNumber'), 80) : undefined) ??
      (before === undefined ? undefined : { code: 'twice-in-list', line: before });
    if (problem !== undefined) return { ...row, problem };
    earlier.set(foldedName(name), raw.line);
    const club = known.get(foldedName(name));
    return club === undefined ? row : { ...row, clubId: club.id, known: true };
  });
}

function squads(rows: readonly Cells[], { people, clubs: there, club: given }: KnownLeague): readonly Row[] {
  const known = byName(there);
  const chosen = there.find(({ id }) => id === given);
  const directory = new Lookalikes<KnownPerson>();
  for (const one of people) directory.add(one, one.person);
  const earlier = new Lookalikes<Row>();
  return rows.map((cells): Row => {
    const { raw, found, text } = cells;
    const name = found.person.club ?? (text('team') || (chosen?.name ?? ''));
    const club = known.get(foldedName(name));
    const days = daysIn(cells, ['since', 'applied', 'granted', 'until']);
    const row: Row = {
      ...{ line: raw.line, person: found.person },
      ...(name !== '' && { club: name }),
      ...(club !== undefined && { clubId: club.id }),
      ...days.found,
      ...(found.warnings.length > 0 && { warnings: found.warnings }),
    };
    const problem = found.problem ?? (name === '' ? ({ code: 'no-club' } as const) : undefined) ?? days.problem;
    if (problem !== undefined) return { ...row, problem };
    const duplicateOf = [...inDirectory(directory, row), ...inList(earlier, row)];
    earlier.add(row, row.person);
    return duplicateOf.length === 0 ? row : { ...row, duplicateOf };
  });
}

type DayField = 'since' | 'applied' | 'granted' | 'until' | 'date';
/** A day that is none makes the row wrong: another would be put in its place. */
function daysIn({ text, label }: Cells, fields: readonly DayField[]) {
  const found: { [F in DayField]?: string } = {};
  let problem: Problem | undefined;
  for (const field of fields) {
    const written = text(field);
    if (written === '') continue;
    const day = parseDay(written);
    if (day === undefined) problem ??= { code: 'not-a-date', column: label(field), found: written };
    else found[field] = day;
  }
  return { found, ...(problem !== undefined && { problem }) };
}

const MOST_ROUNDS = 1000;

function points(rows: readonly Cells[], known: KnownLeague): readonly Row[] {
  const knownClubs = byName(known.clubs);
  const directory = new Lookalikes<KnownPerson>();
  // who is in a squad has scored all the same, and is taken for that one
  for (const one of known.people) directory.add({ ...one, entered: false }, one.person);
  const earlier = new Map<string, number>();
  return rows.map((cells): Row => {
    const { raw, found, text, label } = cells;
    const team = text('team') || (found.person.club ?? '');
    const club = found.person.club ?? team;
    const division = divisionIn(known, text('division'));
    const days = daysIn(cells, ['date']);
    const isOfPlayer = found.problem?.code !== 'no-name';
    const there = known.teams.find(
      (one) => one.division === division && foldedName(one.name) === foldedName(team) && team !== '',
    );
    const itsClub = there === undefined ? knownClubs.get(foldedName(club))?.id : there.club;
    const round = wholeNumber(text('round'), 1, MOST_ROUNDS);
    const scored = wholeNumber(text('points'), -1_000_000, 1_000_000);
    const { club: _, ...person } = found.person;
    const row: Row = {
      ...{ line: raw.line, person: isOfPlayer ? person : {} },
      ...(team !== '' && { team, club }),
      ...(there !== undefined && { teamId: there.id }),
      ...(itsClub !== undefined && { clubId: itsClub }),
      ...(division !== undefined && { division }),
      ...(round !== undefined && { round }),
      ...(scored !== undefined && { points: scored }),
      ...days.found,
      ...(found.warnings.length > 0 && { warnings: found.warnings }),
    };
    const who = foldedName([person.number, person.first, person.last, person.nickname].join(' '));
    const key = JSON.stringify([division, round, foldedName(team), isOfPlayer ? who : '']);
    const before = earlier.get(key);
    const number = (field: LeagueField, value: number | undefined): Problem | undefined => {
      if (value !== undefined) return undefined;
      const written = text(field);
      return written === ''
        ? { code: 'cell-missing', column: label(field) }
        : { code: 'not-a-number', column: label(field), found: written };
    };
    const problem: Problem | undefined =
      wrongWith(cells) ??
      (team === '' ? { code: 'no-club' } : undefined) ??
      (team.length > LONGEST_NAME ? tooLong(label('team')) : undefined) ??
      (division === undefined
        ? { code: 'no-such-division', column: label('division'), found: text('division') }
        : undefined) ??
      number('round', round) ??
      number('points', scored) ??
      days.problem ??
      (known.played.some((one) => one.division === division && one.round === round)
        ? { code: 'played-already', division: division ?? '', round: round ?? 0 }
        : undefined) ??
      (before === undefined ? undefined : { code: 'twice-in-list', line: before });
    if (problem !== undefined) return { ...row, problem };
    earlier.set(key, raw.line);
    if (!isOfPlayer) return row;
    const duplicateOf = inDirectory(directory, row);
    return duplicateOf.length === 0 ? row : { ...row, duplicateOf };
  });
}

/** As it is called in short; where a season has one alone, it need not be said. */
function divisionIn({ divisions }: KnownLeague, written: string): string | undefined {
  if (written === '') return divisions.length === 1 ? divisions[0] : undefined;
  return divisions.find((one) => foldedName(one) === foldedName(written));
}

function wholeNumber(written: string, least: number, most: number): number | undefined {
  if (!/^[+-]?\d{1,9}$/.test(written.replace('−', '-'))) return undefined;
  const number = Number(written.replace('−', '-'));
  return number >= least && number <= most ? number : undefined;
}
