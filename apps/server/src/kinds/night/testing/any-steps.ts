import { toPersonId } from '@riffle/people';
import { toEntryId } from '@riffle/tournament';
import fc from 'fast-check';

export const ENTRIES = Array.from({ length: 12 }, (_, index) => toEntryId(`entry-${String(index)}`));
const entry = fc.constantFrom(...ENTRIES);
const entries = fc.uniqueArray(entry, { minLength: 1 });
const table = fc.constantFrom('table-1', 'table-2');
/** Anything that staff may do; most of it is refused most of the time. */
export const step = fc.oneof(
  entries.map((ids) => ({
    type: 'AddEntries',
    entries: ids.map((id) => ({ entry: id, person: toPersonId(`person of ${id}`) })),
  })),
  entries.map((ids) => ({ type: 'CheckIn', entries: ids })),
  fc.constant({ type: 'CheckIn', entries: ENTRIES }),
  fc.constant({ type: 'DrawSeats' }),
  fc.constant({ type: 'StartClock' }),
  fc.constant({ type: 'PauseClock' }),
  fc.tuple(entry, entry, fc.nat()).map(([out, by, hand]) => ({
    type: 'BustOut',
    bustOut: `bust-${String(hand)}`,
    out: [{ entry: out, by: [by] }],
  })),
  entry.map((id) => ({ type: 'Reinstate', entry: id })),
  entry.map((id) => ({ type: 'Unseat', entry: id })),
  entry.map((id) => ({ type: 'SeatEntry', entry: id })),
  entry.map((id) => ({ type: 'LockEntry', entry: id })),
  entry.map((id) => ({ type: 'WithdrawEntry', entry: id })),
  table.map((id) => ({ type: 'AddTable', table: id, name: id, seats: 9 })),
  table.map((id) => ({ type: 'RemoveTable', table: id })),
  fc.tuple(table, fc.integer({ min: 1, max: 9 })).map(([id, seat]) => ({
    type: 'BlockSeat',
    place: { table: id, seat },
    label: 'Kamera',
  })),
  fc.constant({ type: 'undo' }),
  fc.constant({ type: 'redo' }),
);

/** So that there is something to play with: most of what follows would be refused before the start. */
export const BEGINNING = [
  {
    type: 'AddEntries',
    entries: ENTRIES.slice(0, 10).map((id) => ({ entry: id, person: toPersonId(`person of ${id}`) })),
  },
  { type: 'CheckIn', entries: ENTRIES.slice(0, 10) },
  { type: 'DrawSeats' },
  { type: 'StartClock' },
];
