import type { Instant } from '@riffle/aggregate';
import type { Cents } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { Cited } from '@riffle/rulebooks';
import type { SeatNo } from '@riffle/table';
import type { DealerMove, RotationPlan, Station } from './dealers/dealer.ts';
import type { DealerId, GameId, GuestId, TableId } from './ids.ts';
import type { MoneyMoved } from './money-moved.ts';
import type { Away, Call, Missed, Place, Seated, Waiting, Wish } from './room.ts';
import type { Game, RoomSetup } from './room-setup.ts';

type Named<T extends string, Fields = object> = { readonly v: 1; readonly type: T } & Readonly<Fields>;

export type RoomEvent =
  | Named<'RoomOpened', { setup: RoomSetup; at: Instant }>
  | Named<'RoomClosed', { at: Instant }>
  | Named<'GameAdded', { game: GameId; is: Game }>
  | Named<'GameRemoved', { game: GameId }>
  | Named<'TablePlanned', { table: TableId; game: GameId; name: string; seats: number; opensAt?: Instant }>
  | Named<'TableOpened', { table: TableId; at: Instant }>
  | Named<'TableBroken', { table: TableId; at: Instant }>
  | Named<
      'GuestWelcomed',
      { guest: GuestId; person?: PersonId; called?: string; status?: number; at: Instant; by?: 'kiosk' }
    >
  | Named<'GuestBarred', { guest: GuestId; from: 'reservations' | 'room'; until?: Instant; reason: string }>
  | Named<'BarLifted', { guest: GuestId }>
  | Named<'PutOnList', { guest: GuestId; game: GameId; at: Instant; wish?: Waiting['wish']; behind?: true }>
  | Named<'TakenOffList', { guest: GuestId; game: GameId; why: 'wanted' | 'seated' }>
  | Named<'LaterSaid', { guest: GuestId; game: GameId; later: boolean }>
  | Named<'GuestCalled', Omit<Call, 'coming'> & { because: readonly Cited[]; reason?: string }>
  | Named<'CallAnswered', { guest: GuestId }>
  /** `atEnd`: he did not come in time. */
  | Named<'CallEnded', { guest: GuestId; game: GameId; atEnd: boolean; at: Instant; because: readonly Cited[] }>
  | Named<'TurnGivenUp', { guest: GuestId; game: GameId; to: GuestId; because: readonly Cited[] }>
  | Named<'Reserved', { guest: GuestId; table: TableId; at: Instant }>
  | Named<
      'ReservationEnded',
      { guest: GuestId; table: TableId; why: 'cancelled' | 'came' | 'lapsed' | 'noTable'; because: readonly Cited[] }
    >
  | Named<
      'SeatTaken',
      {
        guest: GuestId;
        place: Place;
        at: Instant;
        by: Seated['by'];
        waitsForBigBlind: boolean;
        because: readonly Cited[];
        reason?: string;
      }
    >
  | Named<
      'SeatLeft',
      {
        guest: GuestId;
        place: Place;
        at: Instant;
        why: 'leaves' | 'released';
        because: readonly Cited[];
        reason?: string;
      }
    >
  | Named<'PlayInterrupted', { guest: GuestId; away: Away; because: readonly Cited[] }>
  | Named<'SeatLent', { to: GuestId; place: Place; at: Instant; because: readonly Cited[] }>
  | Named<'CameBack', { guest: GuestId; at: Instant; lentTo?: GuestId }>
  | Named<'Wished', Wish>
  | Named<'WishDropped', { guest: GuestId; kind: Wish['kind'] }>
  /** `owes`: what the change costs him before he is dealt in again. */
  | Named<
      'GuestMoved',
      {
        guest: GuestId;
        from: Place;
        to: Place;
        at: Instant;
        by: 'seatChange' | 'tableChange' | 'balance' | 'mustMove';
        owes?: 'waitOrPost';
        because: readonly Cited[];
        reason?: string;
      }
    >
  /** Who was drawn, of whom: chance that has spoken. */
  | Named<
      'LotsDrawn',
      {
        from: TableId;
        to: TableId;
        among: readonly GuestId[];
        drawn: readonly GuestId[];
        exempt: readonly GuestId[];
        at: Instant;
        because: readonly Cited[];
      }
    >
  | Named<'ButtonPlaced', { table: TableId; seat: SeatNo }>
  | Named<
      'HandDealt',
      {
        table: TableId;
        positions: { button: SeatNo; smallBlind?: SeatNo; bigBlind: SeatNo };
        missed: readonly { seat: SeatNo; missed: Missed }[];
        in: readonly SeatNo[];
        at: Instant /** What the next is counted from, where it is not this hand. */;
        then?: { button: SeatNo; smallBlind?: SeatNo; bigBlind: SeatNo };
      }
    >
  | Named<
      'GameReturned',
      {
        guest: GuestId;
        how: 'waitBigBlind' | 'postBoth' | 'buyButton';
        live: Cents;
        dead: Cents;
        because: readonly Cited[];
      }
    >
  | Named<'RotationPlanned', { plan?: RotationPlan; at: Instant }>
  | Named<'DealerClockedIn', { dealer: DealerId; person?: PersonId; called?: string; at: Instant }>
  | Named<'DealerClockedOut', { dealer: DealerId; at: Instant }>
  /** `owed`: who deals on though a break was due. */
  | Named<
      'DealersMoved',
      {
        by: 'push' | 'floor';
        moves: readonly (DealerMove & { readonly from: Station })[];
        owed: readonly DealerId[];
        at: Instant;
        reason?: string;
      }
    >
  | Named<'MoneyMoved', { moved: MoneyMoved; because: readonly Cited[] }>;

/** In which version each is written today. */
export const ROOM_VERSIONS: { readonly [T in RoomEvent['type']]: 1 } = {
  RoomOpened: 1,
  RoomClosed: 1,
  GameAdded: 1,
  GameRemoved: 1,
  TablePlanned: 1,
  TableOpened: 1,
  TableBroken: 1,
  GuestWelcomed: 1,
  GuestBarred: 1,
  BarLifted: 1,
  PutOnList: 1,
  TakenOffList: 1,
  LaterSaid: 1,
  GuestCalled: 1,
  CallAnswered: 1,
  CallEnded: 1,
  TurnGivenUp: 1,
  Reserved: 1,
  ReservationEnded: 1,
  SeatTaken: 1,
  SeatLeft: 1,
  PlayInterrupted: 1,
  SeatLent: 1,
  CameBack: 1,
  Wished: 1,
  WishDropped: 1,
  GuestMoved: 1,
  LotsDrawn: 1,
  ButtonPlaced: 1,
  HandDealt: 1,
  GameReturned: 1,
  RotationPlanned: 1,
  DealerClockedIn: 1,
  DealerClockedOut: 1,
  DealersMoved: 1,
  MoneyMoved: 1,
};
