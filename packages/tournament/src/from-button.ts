import { seatsClockwise } from '@riffle/table';
import type { Place } from './command.ts';
import type { Tournament } from './state.ts';

/** Whose button: of the hand that runs or ran last, or of the one before. */
export type ButtonOf = 'now' | 'before';

/** Seats clockwise from the button, empty ones counted; the button itself is 0. Unknown where nobody placed it. */
export function fromButton(state: Tournament, place: Place | undefined, of: ButtonOf): number | undefined {
  const table = place && state.tables.get(place.table);
  const hand = of === 'now' ? table?.positions : table?.handBefore;
  if (place === undefined || table === undefined || hand === undefined) return undefined;
  return seatsClockwise(table.seats, hand.button, place.seat);
}
