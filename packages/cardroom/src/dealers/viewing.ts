import type { Instant } from '@riffle/aggregate';
import type { DealerId, TableId } from '../ids.ts';
import type { Room } from '../room.ts';
import type { Dealer, Rotation, Shift, Station } from './dealer.ts';
import { dealerAt, nextPush, type Push } from './rotation.ts';

/** What staff see of who deals. */
export type DealersView = {
  readonly dealers: { readonly [id: DealerId]: Dealer };
  readonly rotation?: Rotation;
  readonly push?: Push;
};

/** What whoever deals at a table is told of it. */
export type OwnShift = {
  readonly dealer: DealerId;
  readonly since: Instant;
  readonly downs: Shift['downs'];
  readonly hands: number;
  /** When the next push is, where he goes and who takes over; absent where he stays. */
  readonly push?: {
    readonly at: Instant;
    readonly to?: Station;
    /** What the table is called where he goes. */
    readonly table?: string;
    readonly comes?: DealerId;
  };
};

export function viewDealers(room: Room): DealersView {
  const push = nextPush(room);
  return {
    dealers: Object.fromEntries(room.dealers),
    ...(room.rotation && { rotation: room.rotation }),
    ...(push && { push }),
  };
}

export function shiftAt(room: Room, table: TableId): OwnShift | undefined {
  const dealer = dealerAt(room, table);
  const one = dealer === undefined ? undefined : room.dealers.get(dealer);
  if (dealer === undefined || one?.shift === undefined) return undefined;
  const push = nextPush(room);
  const to = push?.moves.find((move) => move.dealer === dealer)?.to;
  const name = to === undefined || to === 'off' ? undefined : room.tables.get(to)?.name;
  const comes = push?.moves.find((move) => move.to === table)?.dealer;
  return {
    ...{ dealer, since: one.shift.atSince, downs: one.shift.downs, hands: one.hands },
    ...(push && {
      push: {
        at: push.at,
        ...(to !== undefined && { to }),
        ...(name !== undefined && { table: name }),
        ...(comes !== undefined && { comes }),
      },
    }),
  };
}

/** Whom whoever deals at a table meets in what he is told. */
export const dealersNamedAt = (room: Room, table: TableId): readonly DealerId[] => {
  const own = shiftAt(room, table);
  return own === undefined ? [] : [own.dealer, ...(own.push?.comes === undefined ? [] : [own.push.comes])];
};
