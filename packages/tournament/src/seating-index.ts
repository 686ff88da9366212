import { countOf } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { SeatNo } from '@riffle/table';
import type { Place } from './command.ts';
import type { EntryId, TableId } from './ids.ts';
import type { Entry, Tournament } from './state.ts';

/** Who sits where, and who is in. */
export type SeatingIndex = {
  readonly seats: ReadonlyMap<TableId, ReadonlyMap<SeatNo, EntryId>>;
  /** Not out, and either checked in or seated: their chips are in play. */
  readonly inPlay: readonly Entry[];
  /** Those of them without a seat. */
  readonly unseated: readonly Entry[];
  /** The entry of each person that is not out, whether he has come or not. */
  readonly notOut: ReadonlyMap<PersonId, EntryId>;
};

type Entries = Tournament['entries'];
const indexes = new WeakMap<Entries, SeatingIndex>();

export function seatingIndex(entries: Entries): SeatingIndex {
  const known = indexes.get(entries);
  if (known !== undefined) return known;
  const index = build(entries);
  indexes.set(entries, index);
  return index;
}

/** Whoever never came, has no seat and announced nothing is entered, but not in, and neither is who waits for one: no chips stand anywhere for him. */
export const isInPlay = (entry: Entry): boolean =>
  entry.out === undefined &&
  (entry.at !== undefined || (entry.alternate === undefined && (entry.checkedIn || entry.absentSince !== undefined)));

const inPlay = countOf(isInPlay);

/** How many still play. */
export const playersLeft = ({ entries }: Pick<Tournament, 'entries'>): number => entries.measured(inPlay);

/** Chips were issued to him, whether he still has any or not. */
export const hasPlayed = (entry: Entry): boolean => entry.out !== undefined || isInPlay(entry);

export const sittingAt = (state: Tournament, place: Place): EntryId | undefined =>
  seatingIndex(state.entries).seats.get(place.table)?.get(place.seat);

export const playersAt = (state: Tournament, table: TableId): ReadonlyMap<SeatNo, EntryId> =>
  seatingIndex(state.entries).seats.get(table) ?? nobody;

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

function build(entries: Entries): SeatingIndex {
  const seats = new Map<TableId, Map<SeatNo, EntryId>>();
  const inPlay: Entry[] = [];
  const unseated: Entry[] = [];
  const notOut = new Map<PersonId, EntryId>();
  for (const entry of entries.values()) {
    if (entry.out === undefined) notOut.set(entry.person, entry.id);
    if (!isInPlay(entry)) continue;
    inPlay.push(entry);
    if (entry.at === undefined) {
      unseated.push(entry);
      continue;
    }
    const table = seats.get(entry.at.table) ?? new Map<SeatNo, EntryId>();
    table.set(entry.at.seat, entry.id);
    seats.set(entry.at.table, table);
  }
  return { seats, inPlay, unseated, notOut };
}
