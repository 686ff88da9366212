import { countOf, PersistentMap, those } from '@riffle/aggregate';
import type { SeatNo } from '@riffle/table';
import type { Place } from './command.ts';
import type { EntryId, TableId } from './ids.ts';
import type { Entry, Tournament } from './state.ts';

/** Who sits at one table, first who entered first. */
export type Sitting = {
  readonly entries: readonly Entry[];
  readonly players: ReadonlyMap<SeatNo, EntryId>;
};

type Entries = Tournament['entries'];
/** Tables at which somebody sits, in no order that means anything. */
type Seats = PersistentMap<TableId, Sitting>;

/** Follows the entries from the first that came, as `entries-changed.ts` changes them; found anew for any others. */
const seats = new WeakMap<Entries, Seats>();
const playing = new WeakMap<Entries, readonly Entry[]>();

export function seatsTaken({ entries }: Pick<Tournament, 'entries'>): Seats {
  const found = seats.get(entries) ?? reseated(PersistentMap.of(), [], [...entries.values()]);
  seats.set(entries, found);
  return found;
}

/** Those that changed were these, and are these now. */
export function seatsFollow(before: Entries, after: Entries, were: readonly Entry[], are: readonly Entry[]): void {
  seats.set(after, reseated(seatsTaken({ entries: before }), were, are));
}

/** Whoever never came, has no seat and announced nothing is entered, but not in, and neither is who waits for one: no chips stand anywhere for him. */
export const isInPlay = (entry: Entry): boolean =>
  entry.out === undefined &&
  (entry.at !== undefined ||
    entry.carried === true ||
    (entry.alternate === undefined && (entry.checkedIn || entry.absentSince !== undefined)));

/** Chips were issued to him, whether he still has any or not. */
export const hasPlayed = (entry: Entry): boolean => entry.out !== undefined || isInPlay(entry);

/** Not out, and either checked in or seated: their chips are in play. To find them all entries are gone through: who only counts them asks `playersLeft`. */
export function inPlay({ entries }: Pick<Tournament, 'entries'>): readonly Entry[] {
  const found = playing.get(entries) ?? [...entries.values()].filter(isInPlay);
  playing.set(entries, found);
  return found;
}

const left = countOf(isInPlay);
const standing = those<Entry>((entry) => isInPlay(entry) && entry.at === undefined);

/** How many are in play. */
export const playersLeft = ({ entries }: Pick<Tournament, 'entries'>): number => entries.measured(left);

/** Those in play without a seat. */
export const unseated = ({ entries }: Pick<Tournament, 'entries'>): readonly Entry[] => entries.measured(standing);

export const sittingAt = (state: Tournament, place: Place): EntryId | undefined =>
  playersAt(state, place.table).get(place.seat);

export const playersAt = (state: Tournament, table: TableId): ReadonlyMap<SeatNo, EntryId> =>
  seatsTaken(state).get(table)?.players ?? nobody;

export const samePlace = (a: Place | undefined, b: Place | undefined): boolean =>
  a?.table === b?.table && a?.seat === b?.seat;

/** The seat exists, is not blocked, and nobody but `leaving` sits there. */
export function isFree(state: Tournament, place: Place, leaving?: ReadonlySet<EntryId>): boolean {
  const table = state.tables.get(place.table);
  if (table === undefined || place.seat > table.seats || table.blocked[place.seat] !== undefined) return false;
  const sitting = sittingAt(state, place);
  return sitting === undefined || leaving?.has(sitting) === true;
}

const nobody: ReadonlyMap<SeatNo, EntryId> = new Map();

/** The tables that somebody came to or left are seen to, and no other. */
function reseated(known: Seats, were: readonly Entry[], are: readonly Entry[]): Seats {
  const gone = new Set(were.map(({ id }) => id));
  const come = Map.groupBy(are, tableOf);
  const tables = new Set([...were.map(tableOf), ...come.keys()]);
  let after = known;
  for (const table of tables) {
    if (table === undefined) continue;
    const stayed = known.get(table)?.entries.filter(({ id }) => !gone.has(id)) ?? [];
    const there = [...stayed, ...(come.get(table) ?? [])].sort((a, b) => a.no - b.no);
    after = there.length === 0 ? after.without(table) : after.with(table, sitting(there));
  }
  return after;
}

const tableOf = ({ out, at }: Entry): TableId | undefined => (out === undefined ? at?.table : undefined);

const sitting = (entries: readonly Entry[]): Sitting => ({
  entries,
  players: new Map(entries.flatMap(({ id, at }) => (at === undefined ? [] : [[at.seat, id] as const]))),
});
