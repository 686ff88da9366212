import type { GameId, GuestId, TableId } from './ids.ts';
import type { Room, Seated } from './room.ts';
import { type OpenTable, openTables } from './seats.ts';

/** Of a game that feeds its main table: which that is, and which feed it; nothing for other games, and where only one is open. */
export type MustMove = { readonly main: TableId; readonly feeding: readonly OpenTable[] };

export function mustMoveOf(room: Room, game: GameId): MustMove | undefined {
  if (room.games.get(game)?.mustMove !== true) return undefined;
  const [main, ...feeding] = openTables(room, game).toSorted(
    (a, b) => (a.table.openedAt ?? 0) - (b.table.openedAt ?? 0),
  );
  return main === undefined || feeding.length === 0 ? undefined : { main: main.id, feeding };
}

/** Who has to move to the main table next: whoever has sat longest at those that feed it and is there. */
export function nextToMove({ feeding }: MustMove): Pick<Seated, 'guest' | 'since'> | undefined {
  const sitting = feeding.flatMap(({ table }) => [...table.seated.values()]);
  return sitting
    .filter(({ away, instead }) => away === undefined && instead === undefined)
    .toSorted((a, b) => a.since - b.since)
    .at(0);
}

/** Whether somebody who goes from one table to another goes as must-move has it. */
export function movesToMain(room: Room, guest: GuestId, from: TableId, to: TableId): 'next' | 'other' | 'no' {
  const game = room.tables.get(to)?.game;
  const rule = game === undefined ? undefined : mustMoveOf(room, game);
  if (rule?.main !== to || !rule.feeding.some(({ id }) => id === from)) return 'no';
  return nextToMove(rule)?.guest === guest ? 'next' : 'other';
}
