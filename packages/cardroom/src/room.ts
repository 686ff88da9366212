import type { Instant } from '@riffle/aggregate';
import type { Cents } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { SeatNo } from '@riffle/table';
import type { Dealer, Rotation } from './dealers/dealer.ts';
import type { DealerId, GameId, GuestId, TableId } from './ids.ts';
import type { MoneyMoved } from './money-moved.ts';
import type { Game, RoomSetup } from './room-setup.ts';

export type Place = { readonly table: TableId; readonly seat: SeatNo };

/** `pause`: for a moment, the seat is his for so long as the rulebook says. `restaurant`: the one meal of the evening. */
export type Away = {
  readonly kind: 'pause' | 'restaurant';
  readonly since: Instant;
  readonly until: Instant;
  /** What lay at his seat when he went; for a meal it has to be there again. */
  readonly stake: Cents;
};

/** Blinds that went by while he was away; `moved`: what a change of seat with the clock costs. */
export type Missed = { readonly small?: true; readonly big?: true; readonly moved?: true };

export type Seated = {
  readonly guest: GuestId;
  /** At this table. */
  readonly since: Instant;
  readonly by: 'list' | 'new' | 'reservation' | 'tableChange' | 'balance' | 'mustMove';
  readonly away?: Away;
  readonly missed?: Missed;
  /** Is dealt in only once the big blind comes to him. */
  readonly waitsForBigBlind?: true;
  /** Sits in the seat of somebody who is at his meal, for so long as that lasts. */
  readonly instead?: Seated;
};

export type RoomTable = {
  readonly game: GameId;
  readonly name: string;
  readonly seats: number;
  /** When it is scheduled to open; reservations are for that moment alone. */
  readonly opensAt?: Instant;
  readonly openedAt?: Instant;
  readonly closedAt?: Instant;
  readonly seated: ReadonlyMap<SeatNo, Seated>;
  /** Of the hand that was dealt last; as far as somebody counts. */
  readonly positions?: { readonly button: SeatNo; readonly smallBlind?: SeatNo; readonly bigBlind: SeatNo };
  readonly hands: number;
  /** Has bought the button for the next hand. */
  readonly buttonBought?: SeatNo;
};

export type Guest = {
  /** Absent for somebody nobody asked for his name. */
  readonly person?: PersonId;
  /** What is called out where there is no person. */
  readonly called?: string;
  /** Index in the room's statuses: 0 is the highest. */
  readonly status?: number;
  /** Came into the room; absent while he has only a reservation. */
  readonly cameAt?: Instant;
  /** Put himself on the list in the room. */
  readonly byKiosk?: true;
  readonly leftAt?: Instant;
  readonly hadMeal?: true;
  /** How often his seat was released this evening because he stayed away. */
  readonly released: number;
  readonly shortTopUps: number;
  /** Did not come to what he had reserved, without a word. */
  readonly noShows: number;
  /** From reservations, or from the room, and until when. */
  readonly barred?: { readonly from: 'reservations' | 'room'; readonly until?: Instant; readonly reason: string };
  /** Chips kept for him by the floor. */
  readonly deposit: Cents;
};

/** Somebody waits for a seat in a game. The list is in the order in which they came to it. */
export type Waiting = {
  readonly guest: GuestId;
  readonly game: GameId;
  readonly since: Instant;
  readonly wish?: { readonly table?: TableId; readonly seat?: SeatNo };
  /** Gave up his turn: he is next, whatever anybody's status. */
  readonly first?: true;
  /** Put at the end: his status does not bring him before others again. */
  readonly behind?: true;
  /** Told that he cannot come at the moment: he is passed over and keeps his place. */
  readonly later?: true;
};

/** A seat is kept for whoever was called to it. */
export type Call = {
  readonly guest: GuestId;
  readonly game: GameId;
  readonly place: Place;
  readonly at: Instant;
  readonly until: Instant;
  /** Has answered that he is on his way. */
  readonly coming?: true;
};

export type Reservation = { readonly guest: GuestId; readonly table: TableId; readonly made: Instant };

/** To another seat of his table, or to another table of the same game. */
export type Wish = {
  readonly guest: GuestId;
  readonly kind: 'seat' | 'table';
  readonly at: Instant;
  /** A particular one; any other where it is left out. */
  readonly seat?: SeatNo;
  readonly table?: TableId;
};

/** One evening. */
export type Room = {
  readonly setup?: RoomSetup;
  readonly openedAt?: Instant;
  readonly closedAt?: Instant;
  readonly games: ReadonlyMap<GameId, Game>;
  readonly tables: ReadonlyMap<TableId, RoomTable>;
  readonly guests: ReadonlyMap<GuestId, Guest>;
  readonly waiting: readonly Waiting[];
  readonly calls: readonly Call[];
  readonly reservations: readonly Reservation[];
  readonly wishes: readonly Wish[];
  readonly money: readonly MoneyMoved[];
  /** When somebody left a seat at a game for good: how long others wait is reckoned from it. */
  readonly freed: ReadonlyMap<GameId, readonly Instant[]>;
  readonly dealers: ReadonlyMap<DealerId, Dealer>;
  /** The room's own plan of who deals when; none where the floor sends each. */
  readonly rotation?: Rotation;
};

export const initial: Room = {
  games: new Map(),
  tables: new Map(),
  guests: new Map(),
  waiting: [],
  calls: [],
  reservations: [],
  wishes: [],
  money: [],
  freed: new Map(),
  dealers: new Map(),
};
