import { buysButton } from './buys-button.ts';
import { calledFromList } from './called-from-list.ts';
import { cashOnTable } from './cash-on-table.ts';
import { chipsOffTable } from './chips-off-table.ts';
import { freeSeat } from './free-seat.ts';
import { missedBlinds } from './missed-blinds.ts';
import { newGuest } from './new-guest.ts';
import { paysFromStake } from './pays-from-stake.ts';
import { reservationLate } from './reservation-late.ts';
import { runItTwice } from './run-it-twice.ts';
import { seatChange } from './seat-change.ts';
import { seatVacated } from './seat-vacated.ts';
import { straddle } from './straddle.ts';
import { tableChangeStake } from './table-change-stake.ts';
import { tableDifference } from './table-difference.ts';
import { topUp } from './top-up.ts';
import { whoMoves } from './who-moves.ts';

/** The cash room. */
export const cashKinds = {
  missedBlinds,
  buysButton,
  seatChange,
  straddle,
  runItTwice,
  topUp,
  chipsOffTable,
  seatVacated,
  freeSeat,
  reservationLate,
  calledFromList,
  tableDifference,
  whoMoves,
  newGuest,
  tableChangeStake,
  cashOnTable,
  paysFromStake,
};

export type CashKinds = typeof cashKinds;
