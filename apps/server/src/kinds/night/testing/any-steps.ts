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

/** What staff give a reason for, which is theirs alone; what happens is everybody's. `proposal` counts those there are. */
export const reasoned: fc.Arbitrary<{ readonly type: string }> = fc.oneof(
  fc.record({ entry, table, seat: fc.integer({ min: 1, max: 9 }) }).map(({ entry: id, ...to }) => ({
    type: 'MoveEntry',
    entry: id,
    to,
    reason: '-',
  })),
  fc.tuple(entry, fc.nat()).map(([id, hand]) => ({
    ...{ type: 'RemoveStack', bustOut: `removed-${String(hand)}`, entry: id },
    ...{ chips: 100, reason: '-' },
  })),
  table.map((id) => ({ type: 'BreakTable', table: id, reason: '-' })),
  table.map((id) => ({ type: 'WaiveHalt', table: id, reason: '-' })),
  fc.nat(3).map((proposal) => ({ type: 'DismissProposal', proposal, reason: '-' })),
);

/** Nobody else locks these: a lock that is redone comes before the unlocking of another that was given meanwhile. */
export const LOCKED_IN_PASSING = ENTRIES.slice(0, 6);
/** What staff keep to themselves, though it bears on what may be done next. */
export const passing: fc.Arbitrary<{ readonly type: string }> = fc.oneof(
  fc.constantFrom(...LOCKED_IN_PASSING).map((id) => ({ type: 'LockEntry', entry: id })),
  fc.uniqueArray(entry, { minLength: 2, maxLength: 2 }).map((group) => ({ type: 'KeepApart', groups: [group] })),
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
