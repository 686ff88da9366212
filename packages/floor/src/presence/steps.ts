import type { Plain } from '../plain.ts';

/** What dealer and floor do about presence and time. Seconds and chips. */
export type PresenceSteps = {
  startClock: { readonly main: number };
  countDown: { readonly countdown: number };
  refuseClock: Plain;
  takeHandAtOnce: Plain;
  takeHandOnTurn: Plain;
  leaveBlindsIn: Plain;
  mayNotLook: Plain;
  pushPotToLastHand: Plain;
  pushPotToAbsent: Plain;
  bringBackToSeat: Plain;
  takeBlinds: { readonly amount: number };
  keepDealingIn: Plain;
  noteAbsence: Plain;
  tellDealerLimit: { readonly minutes: number };
  countAndNoteStack: Plain;
  takeStackOut: { readonly chips: number };
  shareStack: { readonly each: number };
  tryToReach: Plain;
  finishHand: Plain;
  moveWithChips: Plain;
  takeIdleStack: Plain;
  correctBlinds: Plain;
  tellLanguage: Plain;
  putDeviceAway: Plain;
  sendBack: Plain;
  leavePot: Plain;
  tellTheTable: Plain;
  checkWhoHeIs: Plain;
};
