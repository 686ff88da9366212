import type { Actor } from '@riffle/aggregate';
import type { RoomCommand } from './command.ts';
import { type GuestId, type TableId, toGuestId, toTableId } from './ids.ts';
import type { Room } from './room.ts';
import { placeOf } from './seats.ts';

type Asked = RoomCommand['type'];

const GUEST = 'guest:';
const DEALER = 'dealer:';
/** As which actor a guest asks by his own link, and whoever deals by the table's. */
export const guestActor = (guest: GuestId): Actor => ({ id: `${GUEST}${guest}`, role: 'player' });
export const dealerActor = (table: TableId): Actor => ({ id: `${DEALER}${table}`, role: 'dealer' });
/** The tablet in the room at which guests put themselves on a list. */
export const kioskActor: Actor = { id: 'kiosk', role: 'kiosk' };
export const guestOf = ({ id, role }: Actor): GuestId | undefined =>
  role === 'player' && id.startsWith(GUEST) ? toGuestId(id.slice(GUEST.length)) : undefined;

/** From which role on staff may. Who runs the evening decides all but what it is opened with; the cashier has money and lists. */
export const ROLES_NEEDED: { readonly [T in Asked]: 'director' | 'floor' | 'cashier' } = {
  OpenRoom: 'director',
  CloseRoom: 'floor',
  AddGame: 'floor',
  RemoveGame: 'floor',
  PlanTable: 'floor',
  OpenTable: 'floor',
  BreakTable: 'floor',
  WelcomeGuest: 'cashier',
  BarGuest: 'floor',
  LiftBar: 'floor',
  JoinAtKiosk: 'cashier',
  PutOnList: 'cashier',
  TakeOffList: 'cashier',
  ComeLater: 'cashier',
  CallGuest: 'floor',
  AnswerCall: 'cashier',
  GiveUpTurn: 'cashier',
  LapseCall: 'floor',
  Reserve: 'cashier',
  CancelReservation: 'cashier',
  LapseReservation: 'floor',
  TakeSeat: 'cashier',
  StandUp: 'cashier',
  Interrupt: 'floor',
  LendSeat: 'floor',
  ComeBack: 'floor',
  ReleaseSeat: 'floor',
  WishSeat: 'floor',
  WishTable: 'floor',
  DropWish: 'floor',
  MoveGuest: 'floor',
  BalanceTables: 'floor',
  PlaceButton: 'floor',
  DealHand: 'floor',
  ReturnToGame: 'floor',
  PlanRotation: 'floor',
  ClockIn: 'floor',
  ClockOut: 'floor',
  MoveDealer: 'floor',
  PushDealers: 'floor',
  TopUp: 'cashier',
  PayDeposit: 'cashier',
  PayFromStake: 'cashier',
  RunTwice: 'cashier',
  TakeRake: 'cashier',
  TakeFee: 'cashier',
  FillBox: 'cashier',
  EmptyBox: 'cashier',
  CountBox: 'cashier',
};

const OF_GUESTS: readonly Asked[] = ['PutOnList', 'TakeOffList', 'ComeLater', 'AnswerCall', 'GiveUpTurn'];
/** Whoever is erased leaves the lists by the clock's hand. */
const OF_CLOCK: readonly Asked[] = ['LapseCall', 'LapseReservation', 'ReleaseSeat', 'TakeOffList'];

/** Whether somebody may ask this who is no member of staff: a guest for himself, a dealer at his table, the clock what is due. */
export function mayAsk(room: Room, command: RoomCommand, actor: Actor): boolean {
  switch (actor.role) {
    case 'player':
      return OF_GUESTS.includes(command.type) && 'guest' in command && command.guest === guestOf(actor);
    case 'dealer': {
      const table = toTableId(actor.id.slice(DEALER.length));
      if (command.type === 'DealHand' || command.type === 'PlaceButton' || command.type === 'RunTwice')
        return command.table === table;
      return command.type === 'ReturnToGame' && placeOf(room, command.guest)?.table === table;
    }
    case 'clock':
      return OF_CLOCK.includes(command.type);
    case 'kiosk':
      return command.type === 'JoinAtKiosk';
    case 'display':
    case 'demo':
      return false;
    default:
      return true;
  }
}
