import type { Place } from './command.ts';
import type { Tournament } from './state.ts';

/** Seats clockwise from the button, empty ones counted; the button itself is 0. Unknown where nobody placed it. */
export function buttonDistance(state: Tournament, place: Place | undefined): number | undefined {
  const table = place && state.tables[place.table];
  if (place === undefined || table?.positions === undefined) return undefined;
  return (place.seat - table.positions.button + table.seats) % table.seats;
}
