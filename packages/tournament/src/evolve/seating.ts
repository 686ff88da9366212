import type { Place } from '../command.ts';
import { entriesWith } from '../entries-changed.ts';
import type { TournamentEvent } from '../event.ts';
import type { EntryId, TableId } from '../ids.ts';
import type { Seated } from '../seated.ts';
import type { Entry, Tournament } from '../state.ts';
import { withBlindsNoted } from './blinds-noted.ts';
import { withTable } from './tables.ts';

/** A changed entry under its id; ids that nobody knows are passed over. */
export function withEntries(state: Tournament, ids: Iterable<EntryId>, change: (entry: Entry) => Entry): Tournament {
  const changed = [...new Set(ids)].flatMap((id) => {
    const entry = state.entries.get(id);
    return entry === undefined ? [] : [change(entry)];
  });
  return { ...state, entries: entriesWith(state.entries, changed) };
}

export const withEntry = (state: Tournament, id: EntryId, change: (entry: Entry) => Entry): Tournament =>
  withEntries(state, [id], change);

const standing = ({ at: _at, waits: _waits, ...entry }: Entry): Entry => entry;

/** Until the button has passed them. */
export const waiting = (state: Tournament, ids: Iterable<EntryId>): Tournament =>
  withEntries(state, ids, (entry) => ({ ...entry, waits: true }));

/** All at once, so that a whole draw or a swap needs no order. `moved` counts it for who was moved least. */
export function seat(state: Tournament, seats: readonly Seated[], how: 'seated' | 'moved'): Tournament {
  const to = new Map(seats.map((seated) => [seated.entry, seated.to]));
  const touched = new Set<TableId>();
  const next = withEntries(state, to.keys(), (entry) => {
    const at = to.get(entry.id);
    touch(touched, entry.at);
    touch(touched, at);
    const { waits: _, alternate: _turn, ...seated } = entry;
    return { ...seated, ...(at && { at }), moves: entry.moves + (how === 'moved' ? 1 : 0) };
  });
  return withoutWaivers(withBlindsNoted(state, next, touched), touched);
}

export function entrySeated(
  state: Tournament,
  { seated, waitsOneHand }: Extract<TournamentEvent, { readonly type: 'EntrySeated' }>,
): Tournament {
  const next = seat(state, [seated], 'seated');
  return waitsOneHand === true ? waiting(next, [seated.entry]) : next;
}

export function unseat(state: Tournament, ids: readonly EntryId[], change = standing): Tournament {
  const touched = new Set<TableId>();
  const next = withEntries(state, ids, (entry) => {
    touch(touched, entry.at);
    return change(standing(entry));
  });
  return withoutWaivers(withBlindsNoted(state, next, touched), touched);
}

function touch(touched: Set<TableId>, at: Place | undefined): void {
  if (at !== undefined) touched.add(at.table);
}

/** A halt was waived for the players that were there: with others the question is a new one. */
function withoutWaivers(state: Tournament, touched: ReadonlySet<TableId>): Tournament {
  const waived = [...touched].filter((id) => state.tables.get(id)?.haltWaived === true);
  return waived.reduce((next, id) => withTable(next, id, ({ haltWaived: _, ...table }) => table), state);
}
