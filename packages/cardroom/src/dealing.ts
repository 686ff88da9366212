import type { Cents } from '@riffle/money';
import { between, nextPlayer, nextPositions, ringOf, type SeatNo } from '@riffle/table';
import { type Decide, happens, refused } from './decision.ts';
import type { Missed, Room, RoomTable, Seated } from './room.ts';
import type { Game } from './room-setup.ts';
import { policyOf } from './rulebook-of.ts';
import { isOpen, placeOf } from './seats.ts';

type Positions = NonNullable<RoomTable['positions']>;
type SeatOf = readonly [seat: SeatNo, seated: Seated];

/** Is there to play: not away, and nobody's seat that stands empty. */
const isThere = ([, { away }]: SeatOf): boolean => away === undefined;
const seatsOf = (all: readonly SeatOf[]): readonly SeatNo[] => all.map(([seat]) => seat);

export const placeButton: Decide<'PlaceButton'> = ({ tables }, { table, seat }) => {
  const found = tables.get(table);
  if (!isOpen(found)) return refused({ code: 'not-open' });
  return found?.seated.has(seat) === true
    ? happens({ v: 1, type: 'ButtonPlaced', table, seat })
    : refused({ code: 'not-seated' });
};

/** The next hand: who has what in it, who is dealt in, and whom the blinds have passed while he was away. */
export const dealHand: Decide<'DealHand'> = ({ tables }, { table: id }, { now }) => {
  const table = tables.get(id);
  if (table === undefined || !isOpen(table)) return refused({ code: 'not-open' });
  const { positions: last } = table;
  if (last === undefined) return refused({ code: 'button-unknown' });
  const { buttonBought: bought } = table;
  const usual = positionsOfNext(table);
  const positions =
    usual && (bought === undefined ? usual : { button: buttonWithout(table, bought), bigBlind: bought });
  if (positions === undefined) return refused({ code: 'too-few-players' });
  const away = [...table.seated].filter((one) => !isThere(one));
  const passed = (from: SeatNo, to: SeatNo, seat: SeatNo): boolean => between(table.seats, from, to).includes(seat);
  const missed = away.flatMap(([seat]): { seat: SeatNo; missed: Missed }[] => {
    const big = passed(last.bigBlind, positions.bigBlind, seat);
    const small =
      last.smallBlind !== undefined &&
      positions.smallBlind !== undefined &&
      (passed(last.smallBlind, positions.smallBlind, seat) || seat === positions.smallBlind);
    return big || small ? [{ seat, missed: { ...(small && { small: true }), ...(big && { big: true }) } }] : [];
  });
  const dealtIn = [...table.seated]
    .filter(isThere)
    .filter(([seat, one]) => seat === positions.bigBlind || one.waitsForBigBlind !== true)
    .filter(([seat, one]) => seat === positions.bigBlind || one.missed === undefined);
  const then = bought === undefined ? undefined : afterBoughtButton(table, bought);
  return happens({
    ...({ v: 1, type: 'HandDealt', table: id, positions, missed, in: seatsOf(dealtIn), at: now } as const),
    ...(then !== undefined && { then }),
  });
};

/** The blinds go to whoever is there; a seat that waits for the big blind gets it when it comes to him. */
export function positionsOfNext(table: RoomTable): Positions | undefined {
  const { positions: last, seats } = table;
  if (last === undefined) return undefined;
  return nextPositions(ringOf(seats, seatsOf([...table.seated].filter(isThere))), last);
}

/** [gcb:C3.1] [gcb:C3.a] [gcb:C3.b] [gcb:C3.c] Back after blinds that went by. */
export const returnToGame: Decide<'ReturnToGame'> = (room, { guest, how }) => {
  const sits = placeOf(room, guest);
  if (sits === undefined) return refused({ code: 'not-seated' });
  if (sits.seated.away !== undefined) return refused({ code: 'away-already' });
  const table = room.tables.get(sits.table);
  const game = table === undefined ? undefined : room.games.get(table.game);
  const { missed } = sits.seated;
  if (table === undefined || game === undefined || (missed === undefined && sits.seated.waitsForBigBlind !== true))
    return refused({ code: 'nothing-missed' });
  const ways = policyOf(room, 'cash.missedBlinds');
  if (!ways.value.includes(how)) return refused({ code: 'no-way-back', ways: ways.value, refs: ways.refs });
  if (how === 'buyButton' && !mayBuyButton(table, sits.seat)) return refused({ code: 'not-between-button-and-blinds' });
  const pays = how === 'waitBigBlind' ? NOTHING : postsOf(missed ?? {}, how, game);
  return happens({ v: 1, type: 'GameReturned', guest, how, ...pays, because: [ways] });
};

const NOTHING = { live: 0 as Cents, dead: 0 as Cents };

/** [gcb:C3.b] The big blind as a bet, the small one into the pot; [gcb:C7.a2] after a change of seat a bet of the big blind alone. */
function postsOf(missed: Missed, how: 'postBoth' | 'buyButton', { bigBlind, smallBlind }: Game) {
  const onlyMoved = missed.moved === true && missed.small === undefined && missed.big === undefined;
  const onlySmall = missed.small === true && missed.big === undefined && missed.moved === undefined;
  return {
    live: onlySmall && how === 'postBoth' ? NOTHING.live : bigBlind,
    dead: onlyMoved && how === 'postBoth' ? NOTHING.dead : smallBlind,
  };
}

export type WayBack = {
  readonly how: 'waitBigBlind' | 'postBoth' | 'buyButton';
  /** As a bet, and into the pot. */
  readonly live: Cents;
  readonly dead: Cents;
};

/** What somebody may choose from now whom blinds have passed; nothing where he owes nothing. */
export function waysBack(room: Room, table: RoomTable, seat: SeatNo): readonly WayBack[] {
  const one = table.seated.get(seat);
  const game = room.games.get(table.game);
  if (one?.missed === undefined || game === undefined) return [];
  const { missed } = one;
  return policyOf(room, 'cash.missedBlinds')
    .value.filter((how) => how !== 'buyButton' || mayBuyButton(table, seat))
    .map((how) => ({ how, ...(how === 'waitBigBlind' ? NOTHING : postsOf(missed, how, game)) }));
}

/** [gcb:C3.c] Between the button and the blinds of the next hand, as they would be without him. */
function mayBuyButton(table: RoomTable, seat: SeatNo): boolean {
  const next = withoutHim(table, seat);
  return next?.smallBlind !== undefined && between(table.seats, next.button, next.smallBlind).includes(seat);
}

function withoutHim(table: RoomTable, seat: SeatNo): Positions | undefined {
  const others = [...table.seated].filter(isThere).filter(([at]) => at !== seat);
  return table.positions && nextPositions(ringOf(table.seats, seatsOf(others)), table.positions);
}
const buttonWithout = (table: RoomTable, seat: SeatNo): SeatNo => withoutHim(table, seat)?.button ?? seat;

/**
 * [gcb:C3.c] A hand in which the button was bought has no blinds but his; in the next he has the button. Counted as if he had
 * posted the small blind and the player after him the big.
 */
function afterBoughtButton(table: RoomTable, seat: SeatNo): Positions | undefined {
  const ring = ringOf(table.seats, seatsOf([...table.seated].filter(isThere)));
  const bigBlind = nextPlayer(ring, seat);
  return bigBlind === undefined ? undefined : { button: seat, smallBlind: seat, bigBlind };
}
