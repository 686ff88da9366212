import { type Instant, toInstant } from '@riffle/aggregate';
import type { Cents, Currency } from '@riffle/money';
import type { SeatNo } from '@riffle/table';
import { type BoxStand, boxesOf, ledgerOf } from './accounts.ts';
import { dealerAt } from './dealers/rotation.ts';
import { type DealersView, type OwnShift, shiftAt, viewDealers } from './dealers/viewing.ts';
import { positionsOfNext, type WayBack, waysBack } from './dealing.ts';
import type { Flow } from './forecast/estimated-wait.ts';
import { aheadOf, flowOf } from './forecast/flow-of.ts';
import type { DealerId, GameId, GuestId, TableId } from './ids.ts';
import { type Proposal, proposals } from './proposal.ts';
import type { Call, Guest, Missed, Place, Reservation, Room, RoomTable, Seated, Waiting, Wish } from './room.ts';
import type { Game, RoomSetup } from './room-setup.ts';
import { isOpen } from './seats.ts';
import { inPlay } from './stakes.ts';
import { isCalled, listOf } from './waiting-list.ts';

/** Staff see all, the cashier not why somebody is kept away; the board shows how many wait and who is called as he wants to be, the kiosk names nobody; a guest sees his own stand, a dealer his table. */
export type RoomViewer =
  | { readonly as: 'staff' | 'cashier' | 'board' | 'kiosk' }
  | { readonly as: 'guest'; readonly guest: GuestId }
  | { readonly as: 'dealer'; readonly table: TableId };

type SeatView = {
  /** Staff and the table's dealer. */
  readonly guest?: GuestId;
  readonly since?: Instant;
  readonly away?: Seated['away'];
  readonly missed?: Missed;
  readonly waitsForBigBlind?: true;
  /** Sits in the seat of this guest while he is at his meal. */
  readonly insteadOf?: GuestId;
  /** How he comes back into the game, and what each way costs. */
  readonly ways?: readonly WayBack[];
};

type TableView = {
  readonly game: GameId;
  readonly name: string;
  readonly seats: number;
  readonly players: number;
  readonly open: boolean;
  readonly opensAt?: Instant;
  readonly reserved: number;
  readonly taken: { readonly [seat: string]: SeatView };
  readonly positions?: RoomTable['positions'];
  readonly next?: RoomTable['positions'];
  readonly hands: number;
  /** Who deals there. */
  readonly dealer?: DealerId;
};

type ListView = {
  readonly waiting: number;
  /** Of them who can be called before whoever comes now. */
  readonly ahead: number;
  /** Where the room wants this viewer to know how long the wait is likely to be. */
  readonly flow?: Flow;
  /** In the order in which they are called; staff alone, and of his own place whoever waits. */
  readonly list?: readonly (Waiting & { readonly called?: true })[];
};

/** What a guest is told of himself. */
export type OwnStand = {
  readonly waits: readonly {
    readonly game: GameId;
    readonly place: number;
    readonly of: number;
    /** Who can be called before him. */
    readonly ahead: number;
    readonly later?: true;
  }[];
  readonly call?: Call;
  readonly sits?: Place & { readonly away?: Seated['away'] };
  readonly deposit: Cents;
};

export type RoomView = Partial<DealersView> & {
  readonly name?: string;
  readonly currency?: Currency;
  readonly statuses: readonly string[];
  readonly closedAt?: Instant;
  readonly games: { readonly [id: GameId]: Game };
  readonly tables: { readonly [id: TableId]: TableView };
  readonly lists: { readonly [id: GameId]: ListView };
  /** Who is called where: the board names them as they want to be named. */
  readonly calls: readonly Call[];
  readonly own?: OwnStand;
  /** Of whoever deals at the dealer's own table. */
  readonly shift?: OwnShift;
  readonly guests?: { readonly [id: GuestId]: Guest };
  readonly reservations?: readonly Reservation[];
  readonly wishes?: readonly Wish[];
  readonly proposals?: readonly Proposal[];
  readonly boxes?: { readonly [name: string]: BoxStand };
  readonly inPlay?: Cents;
  /** What the house has taken off the tables so far. */
  readonly took?: { readonly rake: Cents; readonly fees: Cents; readonly consumed: Cents };
};

export function view(room: Room, viewer: RoomViewer): RoomView {
  const { setup, closedAt } = room;
  const ofTable = viewer.as === 'dealer' ? viewer.table : undefined;
  const tables = [...room.tables].filter(
    ([id, { closedAt: gone }]) => gone === undefined && (ofTable === undefined || id === ofTable),
  );
  const shift = ofTable === undefined ? undefined : shiftAt(room, ofTable);
  return {
    ...(setup && { name: setup.name, currency: setup.currency }),
    statuses: setup?.statuses ?? [],
    ...(closedAt !== undefined && { closedAt }),
    games: Object.fromEntries(room.games),
    tables: Object.fromEntries(tables.map(([id, table]) => [id, viewTable(room, id, table, viewer)])),
    lists: Object.fromEntries([...room.games.keys()].map((game) => [game, viewList(room, game, viewer)])),
    calls: room.calls.filter(({ guest, place }) => callShown(viewer, guest, place)),
    ...(viewer.as === 'guest' && { own: ownStand(room, viewer.guest) }),
    ...(shift && { shift }),
    ...(isStaff(viewer) && forStaff(room, viewer.as)),
  };
}

function callShown(viewer: RoomViewer, guest: GuestId, { table }: Place): boolean {
  if (viewer.as === 'kiosk') return false;
  if (viewer.as === 'guest') return guest === viewer.guest;
  return viewer.as !== 'dealer' || table === viewer.table;
}

const isStaff = ({ as }: RoomViewer): boolean => as === 'staff' || as === 'cashier';

function viewTable(room: Room, id: TableId, table: RoomTable, viewer: RoomViewer): TableView {
  const { game, name, seats, opensAt, positions, hands } = table;
  const shown = isStaff(viewer) || viewer.as === 'dealer';
  const next = shown ? positionsOfNext(table) : undefined;
  const dealer = shown ? dealerAt(room, id) : undefined;
  return {
    ...{ game, name, seats, players: table.seated.size, open: isOpen(table), hands },
    ...(opensAt !== undefined && { opensAt }),
    reserved: room.reservations.filter((one) => one.table === id).length,
    taken: Object.fromEntries(
      [...table.seated].map(([seat, one]) => [seat, shown ? viewSeat(room, table, seat, one) : {}]),
    ),
    ...(shown && positions && { positions }),
    ...(next && { next }),
    ...(dealer !== undefined && { dealer }),
  };
}

function viewSeat(room: Room, table: RoomTable, seat: SeatNo, one: Seated): SeatView {
  const { guest, since, away, missed, waitsForBigBlind, instead } = one;
  const ways = away === undefined ? waysBack(room, table, seat) : [];
  return {
    ...{ guest, since },
    ...(away && { away }),
    ...(missed && { missed }),
    ...(waitsForBigBlind && { waitsForBigBlind }),
    ...(instead && { insteadOf: instead.guest }),
    ...(ways.length > 0 && { ways }),
  };
}

function viewList(room: Room, game: GameId, viewer: RoomViewer): ListView {
  if (room.setup === undefined) return { waiting: 0, ahead: 0 };
  const all = listOf(room, game);
  const list = all.map((one) => ({ ...one, ...(isCalled(room, one.guest) && { called: true as const }) }));
  return {
    ...{ waiting: all.length, ahead: aheadOf(room, all) },
    ...(seesEstimates(room.setup.estimates, viewer) && { flow: flowOf(room, game) }),
    ...(isStaff(viewer) && { list }),
  };
}

function seesEstimates(shown: RoomSetup['estimates'], viewer: RoomViewer): boolean {
  if (isStaff(viewer)) return true;
  if (viewer.as === 'dealer' || shown === 'staff') return false;
  return viewer.as !== 'board' || shown !== 'guests';
}

function ownStand(room: Room, guest: GuestId): OwnStand {
  const waits = [...room.games.keys()].flatMap((game) => {
    const all = listOf(room, game);
    const place = all.findIndex((one) => one.guest === guest);
    const own = all[place];
    return own === undefined
      ? []
      : [
          {
            ...{ game, place: place + 1, of: all.length, ahead: aheadOf(room, all.slice(0, place)) },
            ...(own.later && { later: own.later }),
          },
        ];
  });
  const call = room.calls.find((one) => one.guest === guest);
  const sits = [...room.tables].flatMap(([table, { seated }]) =>
    [...seated].flatMap(([seat, one]) => {
      const own = one.guest === guest ? one : one.instead;
      return own?.guest === guest ? [{ table, seat, ...(own.away && { away: own.away }) }] : [];
    }),
  )[0];
  return {
    waits,
    ...(call && { call }),
    ...(sits && { sits }),
    deposit: room.guests.get(guest)?.deposit ?? (0 as Cents),
  };
}

const forStaff = (room: Room, as: RoomViewer['as']): Partial<RoomView> => ({
  guests: Object.fromEntries([...room.guests].map(([id, guest]) => [id, as === 'staff' ? guest : withoutWhy(guest)])),
  reservations: room.reservations,
  wishes: room.wishes,
  proposals: proposals(room, lastMoment(room)),
  boxes: Object.fromEntries(boxesOf(room)),
  inPlay: inPlay(room),
  took: tookOf(room),
  ...viewDealers(room),
});

function tookOf(room: Room): NonNullable<RoomView['took']> {
  const sums = ledgerOf(room);
  const of = (account: 'rake' | 'fee' | 'consumed'): Cents => -(sums.get(account) ?? 0) as Cents;
  return { rake: of('rake'), fees: of('fee'), consumed: of('consumed') };
}

function withoutWhy({ barred, ...guest }: Guest): Guest {
  return barred === undefined ? guest : { ...guest, barred: { ...barred, reason: '' } };
}

/** A view has no clock: who came lately is reckoned from the last that happened, and again when it is carried out. */
function lastMoment({ openedAt, guests, waiting, calls, tables, money }: Room): Instant {
  const seated = [...tables.values()].flatMap((table) => [...table.seated.values()]);
  const moments: readonly number[] = [
    openedAt ?? 0,
    ...[...guests.values()].map(({ cameAt }) => cameAt ?? 0),
    ...[...waiting, ...seated].map(({ since }) => since),
    ...[...calls, ...money].map(({ at }) => at),
  ];
  return toInstant(moments.reduce((last, at) => Math.max(last, at), 0));
}
