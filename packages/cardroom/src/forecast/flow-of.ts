import type { Instant } from '@riffle/aggregate';
import type { GameId } from '../ids.ts';
import type { Room, Waiting } from '../room.ts';
import { freeSeats, openTables } from '../seats.ts';
import { isCalled } from '../waiting-list.ts';
import type { Flow } from './estimated-wait.ts';

export function flowOf(room: Room, game: GameId): Flow {
  const tables = openTables(room, game);
  const opened = tables.flatMap(({ table }) => table.openedAt ?? []);
  return {
    ...(opened.length > 0 && { since: Math.min(...opened) as Instant }),
    freed: room.freed.get(game) ?? [],
    free: tables.reduce((sum, { id }) => sum + freeSeats(room, id).length, 0),
  };
}

/** Of those on a list who can be called: for whoever is called a seat is kept, and whoever comes later is passed over. */
export const aheadOf = (room: Room, list: readonly Waiting[]): number =>
  list.filter(({ guest, later }) => later !== true && !isCalled(room, guest)).length;
