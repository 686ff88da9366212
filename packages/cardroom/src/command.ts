import type { Instant } from '@riffle/aggregate';
import type { Cents, Means } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { SeatNo } from '@riffle/table';
import type { DealerMove, RotationPlan, Station } from './dealers/dealer.ts';
import type { DealerId, GameId, GuestId, TableId } from './ids.ts';
import type { Place } from './room.ts';
import type { Game, RoomSetup } from './room-setup.ts';

/** What is paid for chips, and how. */
export type Paid = { readonly amount: Cents; readonly box: string; readonly means: Means };

export type RoomCommand =
  | { readonly type: 'OpenRoom'; readonly setup: RoomSetup }
  | { readonly type: 'CloseRoom' }
  | { readonly type: 'AddGame'; readonly game: GameId; readonly is: Game }
  | { readonly type: 'RemoveGame'; readonly game: GameId }
  | {
      readonly type: 'PlanTable';
      readonly table: TableId;
      readonly game: GameId;
      readonly name: string;
      readonly seats: number;
      readonly opensAt?: Instant;
    }
  | { readonly type: 'OpenTable'; readonly table: TableId }
  | { readonly type: 'BreakTable'; readonly table: TableId }
  | GuestCommand
  | ListCommand
  | SeatCommand
  | HandCommand
  | DealerCommand
  | MoneyCommand;

type GuestCommand =
  | {
      readonly type: 'WelcomeGuest';
      readonly guest: GuestId;
      readonly person?: PersonId;
      readonly called?: string;
      readonly status?: number;
    }
  | {
      readonly type: 'BarGuest';
      readonly guest: GuestId;
      readonly from: 'reservations' | 'room';
      readonly until?: Instant;
      readonly reason: string;
    }
  | { readonly type: 'LiftBar'; readonly guest: GuestId }
  /** By himself, with the name that he wants to be called by. */
  | {
      readonly type: 'JoinAtKiosk';
      readonly guest: GuestId;
      readonly called: string;
      readonly games: readonly GameId[];
    };

type ListCommand =
  | {
      readonly type: 'PutOnList';
      readonly guest: GuestId;
      readonly game: GameId;
      readonly wish?: { readonly table?: TableId; readonly seat?: SeatNo };
    }
  | { readonly type: 'TakeOffList'; readonly guest: GuestId; readonly game: GameId }
  /** Passed over for now, and back. */
  | { readonly type: 'ComeLater'; readonly guest: GuestId; readonly game: GameId; readonly later: boolean }
  /** To this seat. Somebody else than who is next takes a reason. */
  | { readonly type: 'CallGuest'; readonly guest: GuestId; readonly place: Place; readonly reason?: string }
  | { readonly type: 'AnswerCall'; readonly guest: GuestId }
  /** The turn goes to the next of the list. */
  | { readonly type: 'GiveUpTurn'; readonly guest: GuestId }
  | { readonly type: 'LapseCall'; readonly guest: GuestId }
  | { readonly type: 'Reserve'; readonly guest: GuestId; readonly table: TableId }
  | { readonly type: 'CancelReservation'; readonly guest: GuestId; readonly table: TableId }
  | { readonly type: 'LapseReservation'; readonly guest: GuestId; readonly table: TableId };

type SeatCommand =
  /** With chips that he buys, or that lie with the floor for him. A seat he was not called to takes a reason. */
  | {
      readonly type: 'TakeSeat';
      readonly guest: GuestId;
      readonly place: Place;
      readonly buyIn?: Paid;
      readonly reason?: string;
    }
  | { readonly type: 'StandUp'; readonly guest: GuestId; readonly cashOut?: Paid; readonly deposit?: Cents }
  | {
      readonly type: 'Interrupt';
      readonly guest: GuestId;
      readonly kind: 'pause' | 'restaurant';
      readonly stake: Cents;
    }
  | { readonly type: 'LendSeat'; readonly to: GuestId; readonly place: Place; readonly buyIn?: Paid }
  | { readonly type: 'ComeBack'; readonly guest: GuestId; readonly stake: Cents }
  /** Before its time it takes a reason. */
  | { readonly type: 'ReleaseSeat'; readonly guest: GuestId; readonly reason?: string }
  | { readonly type: 'WishSeat'; readonly guest: GuestId; readonly seat?: SeatNo }
  | { readonly type: 'WishTable'; readonly guest: GuestId; readonly table?: TableId }
  | { readonly type: 'DropWish'; readonly guest: GuestId; readonly kind: 'seat' | 'table' }
  /** `stake`: what he takes along. Against what the rulebook says it takes a reason. */
  | {
      readonly type: 'MoveGuest';
      readonly guest: GuestId;
      readonly to: Place;
      readonly stake: Cents;
      readonly takes: Cents;
      readonly reason?: string;
    }
  /** `exempt`: whom the floor leaves out of the lot, with a reason. */
  | {
      readonly type: 'BalanceTables';
      readonly from: TableId;
      readonly to: TableId;
      readonly exempt?: readonly GuestId[];
      readonly reason?: string;
    };

type HandCommand =
  | { readonly type: 'PlaceButton'; readonly table: TableId; readonly seat: SeatNo }
  | { readonly type: 'DealHand'; readonly table: TableId }
  | { readonly type: 'ReturnToGame'; readonly guest: GuestId; readonly how: 'waitBigBlind' | 'postBoth' | 'buyButton' };

type DealerCommand =
  /** Without a plan the floor sends each as it likes. */
  | { readonly type: 'PlanRotation'; readonly plan?: RotationPlan }
  | { readonly type: 'ClockIn'; readonly dealer: DealerId; readonly person?: PersonId; readonly called?: string }
  | { readonly type: 'ClockOut'; readonly dealer: DealerId }
  /** Against the plan it takes a reason. */
  | { readonly type: 'MoveDealer'; readonly dealer: DealerId; readonly to: Station; readonly reason?: string }
  /** All at once, as the plan has it; otherwise with a reason. */
  | { readonly type: 'PushDealers'; readonly moves?: readonly DealerMove[]; readonly reason?: string };

type MoneyCommand =
  /** Between hands; `short`: to half of the least buy-in, told aloud. */
  | {
      readonly type: 'TopUp';
      readonly guest: GuestId;
      readonly paid: Paid;
      readonly stake: Cents;
      readonly short?: true;
    }
  | { readonly type: 'PayDeposit'; readonly guest: GuestId; readonly paid: Paid }
  /** What he eats and drinks at the table, out of his stake. */
  | { readonly type: 'PayFromStake'; readonly guest: GuestId; readonly amount: Cents }
  /** All agree to see what is left of the board twice: what the pots come to. The house has its fee. */
  | { readonly type: 'RunTwice'; readonly table: TableId; readonly pot: Cents }
  | { readonly type: 'TakeRake'; readonly table: TableId; readonly amount: Cents }
  | { readonly type: 'TakeFee'; readonly table: TableId; readonly amount: Cents }
  | { readonly type: 'FillBox'; readonly box: string; readonly amount: Cents }
  | { readonly type: 'EmptyBox'; readonly box: string; readonly amount: Cents }
  | { readonly type: 'CountBox'; readonly box: string; readonly cash: Cents; readonly card: Cents };
