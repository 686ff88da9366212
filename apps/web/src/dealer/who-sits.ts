import type { SeatNo } from '@riffle/table';
import type { EntryId, TableId, TournamentView } from '@riffle/tournament';

/** Who sits where at a table, and is still in. */
export const whoSits = ({ entries }: Pick<TournamentView, 'entries'>, table: TableId): ReadonlyMap<SeatNo, EntryId> =>
  new Map(
    Object.entries(entries).flatMap(([id, { at, place }]) =>
      at?.table === table && place === undefined ? [[at.seat, id as EntryId] as const] : [],
    ),
  );
