import { gamesAtFullTables } from '../games-of-night.ts';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';

/** Seats of a new table: as the event has them, and no more than the rulebook allows where it speaks of it. */
export function seatLimit(setup: Setup): number {
  const { value, from } = policyOf(setup, 'tables.maxSeats');
  if (from === 'base') return setup.seatsPerTable;
  // more at the start is for the games of nine; a stud table of ten has not enough cards
  const games = gamesAtFullTables(setup);
  const limit = Math.min(...games.map((game) => value[game]));
  const most = games.includes('stud') ? limit : Math.max(limit, value.atStart ?? 0);
  return Math.min(setup.seatsPerTable, most);
}
