import { seatsClockwise } from '@riffle/table';
import type { Place } from './command.ts';
import type { Tournament } from './state.ts';

/** Seats clockwise from the button, empty ones counted; the button itself is 0. Unknown where nobody placed it. */
export function fromButton(state: Tournament, place: Place | undefined): number | undefined {
  const table = place && state.tables.get(place.table);
  if (place === undefined || table?.positions === undefined) return undefined;
  return seatsClockwise(table.seats, table.positions.button, place.seat);
}
