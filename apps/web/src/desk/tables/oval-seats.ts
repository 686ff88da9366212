import type { EntryId, Place, TableId, TournamentView } from '@riffle/tournament';
import type { OvalSeat } from '../../identity/index.ts';
import { type Seating, samePlace, seatsOf } from '../../night/seating.ts';
import { shortNames } from './short-name.ts';

/** The seats of a table as the oval draws them. */
export function ovalSeats(
  view: Pick<TournamentView, 'entries' | 'tables'>,
  seating: Seating,
  table: TableId,
  name: (entry: EntryId) => string,
  chosen?: Place | 'tray',
  sign: (entry: EntryId) => string | undefined = () => undefined,
): readonly OvalSeat[] {
  const shown = view.tables[table];
  if (shown === undefined) return [];
  const seats = seatsOf(seating, table, shown);
  const taken = seats.map(({ entry }) => entry).filter((entry) => entry !== undefined);
  const short = shortNames(taken.map(name));
  return seats.map(({ no, place, entry, blocked }) => {
    const selected = chosen !== undefined && chosen !== 'tray' && samePlace(place, chosen) ? { selected: true } : {};
    if (entry === undefined) {
      return blocked === undefined
        ? { seat: no, state: 'free', ...selected }
        : { seat: no, state: 'blocked', label: blocked, ...selected };
    }
    const { locked, absentSince } = view.entries[entry] ?? {};
    const state = absentSince !== undefined ? 'absent' : locked ? 'locked' : 'taken';
    const said = sign(entry);
    return {
      seat: no,
      state,
      label: short[taken.indexOf(entry)] ?? '',
      ...(said !== undefined && { sign: said }),
      ...selected,
    };
  });
}
