import { matchesName } from '@riffle/people';
import type { EntryId, EntryView, TournamentView } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { bySurname } from '../../night/by-surname.ts';

export const PRESENCES = ['all', 'missing', 'here', 'out'] as const;
export type Presence = (typeof PRESENCES)[number];
export const SORTS = ['name', 'entered', 'club', 'seat'] as const;
export type Sort = (typeof SORTS)[number];

export type Listed = {
  readonly id: EntryId;
  readonly name: string;
  readonly entry: EntryView;
  /** "7-3", or nothing while there is no seat. */
  readonly seat?: string;
};

const isOut = (entry: EntryView, stage: TournamentView['stage']): boolean =>
  entry.place !== undefined && (entry.place > 1 || stage === 'over');

export function presenceOf(entry: EntryView, stage: TournamentView['stage']): Exclude<Presence, 'all'> {
  if (isOut(entry, stage)) return 'out';
  return entry.checkedIn ? 'here' : 'missing';
}

function listed({ view, names }: Night): readonly Listed[] {
  return Object.entries(view.entries).map(([key, entry]) => {
    const id = key as EntryId;
    const table = entry.at && view.tables[entry.at.table];
    const seat = entry.at && table && `${table.name}-${String(entry.at.seat)}`;
    return { id, entry, name: names[id] ?? `#${String(entry.no)}`, ...(seat === undefined ? {} : { seat }) };
  });
}

type Order = (a: Listed, b: Listed) => number;
/** Who has none comes last. */
const byText = (a: string | undefined, b: string | undefined): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a.localeCompare(b, undefined, { numeric: true });
};
function orders(language: string): { readonly [S in Sort]: Order } {
  const compare = bySurname(language);
  const name: Order = (a, b) => compare(a.name, b.name) || a.entry.no - b.entry.no;
  return {
    name,
    entered: (a, b) => a.entry.no - b.entry.no,
    club: (a, b) => byText(a.entry.club, b.entry.club) || name(a, b),
    seat: (a, b) => byText(a.seat, b.seat) || name(a, b),
  };
}

export type Filter = { readonly typed: string; readonly presence: Presence; readonly sort: Sort };

/** The entries as the list shows them. */
export const listEntries = (night: Night, { typed, presence, sort }: Filter, language: string): readonly Listed[] =>
  listed(night)
    .filter(
      ({ name, entry }) =>
        (presence === 'all' || presenceOf(entry, night.view.stage) === presence) &&
        matchesName(typed, `${name} ${entry.club ?? ''} ${String(entry.no)}`),
    )
    .sort(orders(language)[sort]);

export function countPresences({ view }: Night): { readonly [P in Presence]: number } {
  const counts = { all: 0, missing: 0, here: 0, out: 0 };
  for (const entry of Object.values(view.entries)) {
    counts.all += 1;
    counts[presenceOf(entry, view.stage)] += 1;
  }
  return counts;
}

/** Who is kept away until he has paid a fine comes in by a reason alone, each by himself. */
export const mayCome = ({ view }: Night, entries: readonly EntryId[]): readonly EntryId[] => {
  const fined = new Set(view.money?.books?.unpaidFines?.map(({ entry }) => entry));
  return entries.filter((entry) => !fined.has(entry));
};

/** Those who are still expected: not who comes late and has his stack run along. */
export const notHere = ({ view }: Night): readonly EntryId[] =>
  Object.entries(view.entries).flatMap(([id, entry]) =>
    presenceOf(entry, view.stage) === 'missing' && entry.absentSince === undefined ? [id as EntryId] : [],
  );
