import type { Instant } from '@riffle/aggregate';
import type { Cited } from '@riffle/rulebooks';
import type { SeatNo } from '@riffle/table';
import type { GameId, GuestId, TableId } from './ids.ts';
import { mustMoveOf, nextToMove } from './must-move.ts';
import type { Place, Room, Seated } from './room.ts';
import { policyOf } from './rulebook-of.ts';
import { countedAt, freeSeats, type OpenTable, openTables, placeOf } from './seats.ts';
import { callable } from './waiting-list.ts';

/** What the rulebook wants done next, for the floor to accept or to decide otherwise with a reason. */
export type Proposal =
  | {
      readonly kind: 'seatChange';
      readonly key: string;
      readonly guest: GuestId;
      readonly to: Place;
      readonly because: readonly Cited[];
    }
  | {
      readonly kind: 'tableChange';
      readonly key: string;
      readonly guest: GuestId;
      readonly to: Place;
      readonly because: readonly Cited[];
    }
  | {
      readonly kind: 'call';
      readonly key: string;
      readonly guest: GuestId;
      readonly to: Place;
      readonly because: readonly Cited[];
    }
  /** To the main table of his game, at which he has waited longest for it. */
  | {
      readonly kind: 'mustMove';
      readonly key: string;
      readonly guest: GuestId;
      readonly to: Place;
      readonly since: Instant;
      readonly because: readonly Cited[];
    }
  | Balance;

/** So many have to go from one table to another: whoever is willing, whoever came last, and the rest by lot. */
type Balance = {
  readonly kind: 'balance';
  readonly key: string;
  readonly from: TableId;
  readonly to: TableId;
  readonly players: number;
  readonly willing: readonly GuestId[];
  readonly last: readonly GuestId[];
  /** How many of whom are drawn. */
  readonly lot: number;
  readonly among: readonly GuestId[];
  readonly because: readonly Cited[];
};

/** Minutes in which somebody counts as having come last. */
const LAST = 30;

/** In the order in which they are to be done: seats within a table first, since they free others. */
export function proposals(room: Room, now: number): readonly Proposal[] {
  if (room.setup === undefined || room.closedAt !== undefined) return [];
  const taken = new Set<GuestId>();
  const given = openTables(room).flatMap(({ id }) => {
    const one = claimOn(room, id, taken);
    if (one !== undefined) taken.add(one.guest);
    return one ?? [];
  });
  const isCall = ({ kind }: Claim): boolean => kind === 'call';
  return [...given.filter((one) => !isCall(one)), ...balances(room, now), ...given.filter(isCall)];
}

type Claim = Exclude<Proposal, Balance>;

/** Who has the first claim on a free seat of this table. [gcb:C2.e] [gcb:C2.f] [gcb:C4.c2] */
function claimOn(room: Room, id: TableId, taken: ReadonlySet<GuestId>): Claim | undefined {
  const seats = freeSeats(room, id);
  const [seat] = seats;
  if (seat === undefined) return undefined;
  const order = policyOf(room, 'cash.seatPriority');
  const own = ownWish(room, id, seats);
  const change = tableWish(room, id, taken);
  const next = callAt(room, id, taken);
  const feeds = mustMoveTo(room, id, seat);
  if (feeds !== undefined) return own ?? feeds;
  const claims: readonly (Claim | undefined)[] =
    order.value === 'listFirst' ? [next, own, change] : [own, change, next];
  return claims.find((claim) => claim !== undefined);

  function ownWish({ wishes, tables }: Room, table: TableId, free: readonly SeatNo[]): Claim | undefined {
    const seated = tables.get(table)?.seated ?? new Map<SeatNo, Seated>();
    // whoever is away is asked when he is back
    const sits = new Map(
      [...seated].flatMap(([at, one]) => (one.away === undefined ? [[one.guest, at] as const] : [])),
    );
    const ready = wishes.filter(
      (wish) => wish.kind === 'seat' && sits.has(wish.guest) && (wish.seat === undefined || free.includes(wish.seat)),
    );
    const first = ready.toSorted((a, b) => a.at - b.at || (sits.get(a.guest) ?? 0) - (sits.get(b.guest) ?? 0)).at(0);
    const to = first?.seat ?? seat;
    if (first === undefined || to === undefined) return undefined;
    const because = [order, policyOf(room, 'cash.seatChangeOrder')];
    return {
      kind: 'seatChange',
      key: `seat:${first.guest}:${table}:${String(to)}`,
      guest: first.guest,
      to: { table, seat: to },
      because,
    };
  }

  function tableWish({ wishes }: Room, table: TableId, gone: ReadonlySet<GuestId>): Claim | undefined {
    const first = wishes
      .filter(({ kind, guest }) => kind === 'table' && !gone.has(guest))
      .filter((wish) => wish.table === undefined || wish.table === table)
      .filter(({ guest }) => isThere(room, guest) && mayChangeTo(room, guest, table) === 'yes')
      .toSorted((a, b) => a.at - b.at)
      .at(0);
    if (first === undefined || seat === undefined) return undefined;
    const because = [order, policyOf(room, 'cash.tableChangeDifference')];
    return {
      kind: 'tableChange',
      key: `table:${first.guest}:${table}`,
      guest: first.guest,
      to: { table, seat },
      because,
    };
  }
}

/** By the game's own switch: the rulebooks know no such rule. */
function mustMoveTo(room: Room, id: TableId, seat: SeatNo): Claim | undefined {
  const game = room.tables.get(id)?.game;
  const rule = game === undefined ? undefined : mustMoveOf(room, game);
  const next = rule?.main === id ? nextToMove(rule) : undefined;
  if (next === undefined) return undefined;
  const { guest, since } = next;
  return { kind: 'mustMove', key: `mustMove:${guest}:${id}`, guest, to: { table: id, seat }, since, because: [] };
}

/** The next of the list, at the table that needs him most. [gcb:C2.i1] [gcb:C5] */
function callAt(room: Room, id: TableId, taken: ReadonlySet<GuestId>): Claim | undefined {
  const game = room.tables.get(id)?.game;
  if (game === undefined || tableFor(room, game) !== id) return undefined;
  const next = callable(room, game).at(0);
  // whether he takes the seat that he is first called to, he says before another is called in his place
  if (next === undefined || taken.has(next.guest)) return undefined;
  const free = freeSeats(room, id);
  const wished = next.wish?.seat;
  const seat = wished !== undefined && free.includes(wished) ? wished : free[0];
  if (seat === undefined) return undefined;
  const because = [
    policyOf(room, 'cash.listPriority'),
    policyOf(room, 'cash.newGuestTable'),
    policyOf(room, 'cash.callWait'),
  ];
  return { kind: 'call', key: `call:${next.guest}:${id}`, guest: next.guest, to: { table: id, seat }, because };
}

/** Of the open tables of a game with a free seat the one with the fewest players, the oldest of several. [gcb:C5] */
function tableFor(room: Room, game: GameId): TableId | undefined {
  const main = mustMoveOf(room, game)?.main;
  return openTables(room, game)
    .filter(({ id }) => freeSeats(room, id).length > 0)
    .toSorted((a, b) => Number(a.id === main) - Number(b.id === main) || byNeed(a, b))
    .at(0)?.id;

  function byNeed(a: OpenTable, b: OpenTable): number {
    return countedAt(room, a.id) - countedAt(room, b.id) || opened(a) - opened(b);
  }
}

const isThere = (room: Room, guest: GuestId): boolean => {
  const sits = placeOf(room, guest);
  return sits !== undefined && sits.seated.away === undefined;
};

const opened = ({ table }: OpenTable): number => table.openedAt ?? 0;

/** Whether somebody may go to another table of his game; `later`: not at the moment. [gcb:C4.b1] [gcb:C4.c1] */
export function mayChangeTo(room: Room, guest: GuestId, to: TableId): 'yes' | 'later' | 'otherGame' | 'notSeated' {
  const from = [...room.tables].find(([, { seated }]) => [...seated.values()].some((one) => one.guest === guest));
  const other = room.tables.get(to);
  if (from === undefined || from[0] === to) return 'notSeated';
  if (other?.game !== from[1].game) return 'otherGame';
  if (freeSeats(room, to).length === 0) return 'later';
  // who goes to the main table is said by who has waited longest
  if (mustMoveOf(room, other.game)?.main === to) return 'later';
  const most = policyOf(room, 'cash.tableChangeDifference').value;
  // whoever waits for the game gets the seat that becomes free
  const filled = callable(room, other.game).length > 0;
  const difference = Math.abs(countedAt(room, from[0]) - (filled ? 0 : 1) - (countedAt(room, to) + 1));
  return difference <= most ? 'yes' : 'later';
}

/** Tables of one game that are too far apart. [gcb:C6.a] [gcb:C6.b] [gcb:C6.c] */
function balances(room: Room, now: number): readonly Balance[] {
  const games = new Set(openTables(room).map(({ table }) => table.game));
  const because = [policyOf(room, 'cash.balanceDifference'), policyOf(room, 'cash.balanceWho')];
  const from = policyOf(room, 'cash.balanceDifference').value;
  return [...games].flatMap((game): Balance[] => {
    if (mustMoveOf(room, game) !== undefined) return [];
    const all = openTables(room, game).toSorted((a, b) => countedAt(room, b.id) - countedAt(room, a.id));
    const [large, small] = [all[0], all.at(-1)];
    if (large === undefined || small === undefined) return [];
    const difference = countedAt(room, large.id) - countedAt(room, small.id);
    const players = Math.min(Math.floor(difference / 2), freeSeats(room, small.id).length, thereAt(large).length);
    if (difference < from || players === 0) return [];
    return [
      {
        kind: 'balance',
        key: `balance:${large.id}:${small.id}:${String(players)}`,
        from: large.id,
        to: small.id,
        players,
        ...whoMoves(room, large, small.id, players, now),
        because,
      },
    ];
  });
}

/** Who can be asked to go to another table: nobody who is away, nor who holds another's seat. */
const thereAt = ({ table }: Pick<OpenTable, 'table'>): readonly Seated[] =>
  [...table.seated.values()].filter(({ away, instead }) => away === undefined && instead === undefined);

function whoMoves(room: Room, { table }: OpenTable, to: TableId, players: number, now: number) {
  const here = thereAt({ table });
  const willing = room.wishes
    .filter((wish) => wish.kind === 'table' && (wish.table === undefined || wish.table === to))
    .flatMap(({ guest }) => (here.some((one) => one.guest === guest) ? [guest] : []))
    .slice(0, players);
  const others = here.filter(({ guest }) => !willing.includes(guest));
  const byLot = policyOf(room, 'cash.balanceWho').value === 'lot';
  const last = byLot
    ? []
    : others
        .filter(({ since }) => now - since <= LAST * 60_000)
        .toSorted((a, b) => b.since - a.since)
        .slice(0, players - willing.length)
        .map(({ guest }) => guest);
  const lot = players - willing.length - last.length;
  const among = lot === 0 ? [] : others.map(({ guest }) => guest).filter((guest) => !last.includes(guest));
  return { willing, last, lot, among };
}
