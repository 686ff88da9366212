import type { Context } from '@riffle/aggregate';
import { balanceTables } from './balancing.ts';
import { answerCall, callGuest, giveUpTurn, lapseCall } from './calling.ts';
import { dropWish, moveGuest, wishSeat, wishTable } from './changing.ts';
import type { RoomCommand } from './command.ts';
import { clockIn, clockOut, moveDealer, planRotation, pushDealers } from './dealers/deciding.ts';
import { dealHand, placeButton, returnToGame } from './dealing.ts';
import { type Decide, type Decision, refused } from './decision.ts';
import { addGame, breakTable, closeRoom, openRoom, openTable, planTable, removeGame } from './games.ts';
import { barGuest, liftBar, welcomeGuest } from './guests.ts';
import { joinAtKiosk } from './joining.ts';
import { comeLater, putOnList, takeOffList } from './listing.ts';
import { comeBack, interrupt, lendSeat, releaseSeat } from './pausing.ts';
import { cancelReservation, lapseReservation, reserve } from './reserving.ts';
import { mayAsk } from './role.ts';
import type { Room } from './room.ts';
import { runTwice } from './running-twice.ts';
import { standUp, takeSeat } from './sitting.ts';
import { countBox, emptyBox, fillBox, payDeposit, payFromStake, takeFee, takeRake, topUp } from './stakes.ts';

const DECIDES: { readonly [T in RoomCommand['type']]: Decide<T> } = {
  OpenRoom: openRoom,
  CloseRoom: closeRoom,
  AddGame: addGame,
  RemoveGame: removeGame,
  PlanTable: planTable,
  OpenTable: openTable,
  BreakTable: breakTable,
  WelcomeGuest: welcomeGuest,
  BarGuest: barGuest,
  LiftBar: liftBar,
  JoinAtKiosk: joinAtKiosk,
  PutOnList: putOnList,
  TakeOffList: takeOffList,
  ComeLater: comeLater,
  CallGuest: callGuest,
  AnswerCall: answerCall,
  GiveUpTurn: giveUpTurn,
  LapseCall: lapseCall,
  Reserve: reserve,
  CancelReservation: cancelReservation,
  LapseReservation: lapseReservation,
  TakeSeat: takeSeat,
  StandUp: standUp,
  Interrupt: interrupt,
  LendSeat: lendSeat,
  ComeBack: comeBack,
  ReleaseSeat: releaseSeat,
  WishSeat: wishSeat,
  WishTable: wishTable,
  DropWish: dropWish,
  MoveGuest: moveGuest,
  BalanceTables: balanceTables,
  PlaceButton: placeButton,
  DealHand: dealHand,
  ReturnToGame: returnToGame,
  PlanRotation: planRotation,
  ClockIn: clockIn,
  ClockOut: clockOut,
  MoveDealer: moveDealer,
  PushDealers: pushDealers,
  TopUp: topUp,
  PayDeposit: payDeposit,
  PayFromStake: payFromStake,
  RunTwice: runTwice,
  TakeRake: takeRake,
  TakeFee: takeFee,
  FillBox: fillBox,
  EmptyBox: emptyBox,
  CountBox: countBox,
};

export function decide(room: Room, command: RoomCommand, context: Context): Decision {
  if (command.type !== 'OpenRoom' && room.setup === undefined) return refused({ code: 'room-not-open' });
  if (room.closedAt !== undefined) return refused({ code: 'room-closed' });
  if (!mayAsk(room, command, context.actor)) return refused({ code: 'not-yours-to-ask' });
  const one = DECIDES[command.type] as Decide<RoomCommand['type']>;
  return one(room, command, context);
}
