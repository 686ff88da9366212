import type { EntryId } from '@riffle/tournament';
import { plainPoints } from '../written.ts';
import type { Rows } from './table-source.ts';

/** Everybody who is entered, by number. */
export const ofEntries: Rows = ({ view, style }, { name, money, table, yes }) =>
  entriesOf(view.entries).map(([id, entry]) => ({
    no: String(entry.no),
    name: name(id),
    club: entry.club ?? '',
    checkedIn: yes(entry.checkedIn),
    table: table(entry.at),
    seat: entry.at === undefined ? '' : String(entry.at.seat),
    place: entry.place === undefined ? '' : String(entry.place),
    points: entry.points === undefined ? '' : plainPoints(entry.points, style.decimal),
    bounty: money(view.money?.bounties?.[id]),
    owes: money(view.money?.books?.owes[id]),
  }));

/** Who sits where, table by table. */
export const ofSeats: Rows = ({ view }, { name, table }) =>
  entriesOf(view.entries)
    .flatMap(([id, { at, no }]) => (at === undefined ? [] : [{ id, at, no }]))
    .toSorted((a, b) => table(a.at).localeCompare(table(b.at), undefined, { numeric: true }) || a.at.seat - b.at.seat)
    .map(({ id, at, no }) => ({ table: table(at), seat: String(at.seat), no: String(no), name: name(id) }));

const entriesOf = <E extends { readonly no: number }>(entries: { readonly [id: EntryId]: E }) =>
  (Object.entries(entries) as [EntryId, E][]).toSorted(([, a], [, b]) => a.no - b.no);
