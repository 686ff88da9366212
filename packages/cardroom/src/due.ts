import type { Instant } from '@riffle/aggregate';
import type { RoomCommand } from './command.ts';
import { lapsesAt } from './reserving.ts';
import type { Room } from './room.ts';

export type Due = { readonly at: Instant; readonly command: RoomCommand };

/** What happens by itself, the earliest first: every countdown has its consequence. */
export function due(room: Room): Due | undefined {
  if (room.setup === undefined || room.closedAt !== undefined) return undefined;
  return allDue(room)
    .toSorted((a, b) => a.at - b.at)
    .at(0);
}

const allDue = (room: Room): readonly Due[] => [
  ...room.calls.map(({ guest, until }): Due => ({ at: until, command: { type: 'LapseCall', guest } })),
  ...room.reservations.flatMap(({ guest, table }): readonly Due[] => {
    const at = lapsesAt(room, table);
    return at === undefined ? [] : [{ at, command: { type: 'LapseReservation', guest, table } }];
  }),
  ...[...room.tables.values()].flatMap(({ seated }) =>
    [...seated.values()]
      .flatMap((one) => [one, one.instead])
      .flatMap((one): readonly Due[] =>
        one?.away === undefined ? [] : [{ at: one.away.until, command: { type: 'ReleaseSeat', guest: one.guest } }],
      ),
  ),
];
