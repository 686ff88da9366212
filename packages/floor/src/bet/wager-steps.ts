import type { Plain } from '../plain.ts';

/** What dealer and floor do about chips and words at the bet: message keys with their values, in chips. */
export type WagerSteps = {
  /** The player puts in what is missing. */
  addChips: { readonly amount: number };
  /** So much goes back to the player. */
  returnChips: { readonly amount: number };
  askCompleteOrFold: { readonly add: number; readonly lost: number };
  /** The dealer says aloud what the act counts as. */
  announceCheck: Plain;
  announceCall: { readonly amount: number };
  announceBet: { readonly amount: number };
  announceRaise: { readonly to: number };
  askAmountBeforeNext: Plain;
  /** Whoever has acted may raise again after this all-in, or only pay the rest. */
  actedMayRaise: Plain;
  actedMayNotRaise: Plain;
  missingChipsStay: Plain;
  askToAct: Plain;
  /** The player names an amount, and nobody acts before. */
  askAmountNow: Plain;
  waitForAmount: Plain;
  earlyActOutOfTurn: Plain;
  earlyActStands: Plain;
  askWhatHeMeant: Plain;
  potIsNoAmount: Plain;
  /** Told of his mistake, the player may not go higher. */
  notMoreThanLeast: Plain;
  raiseAllowed: Plain;
  noFurtherRaise: Plain;
  onlyCallOrFold: Plain;
  mayRaiseAgain: Plain;
  chipsStillHis: Plain;
  onlyTheseCount: { readonly amount: number };
  repeatUsualWord: Plain;
  sayPot: Plain;
  spreadPot: Plain;
  chipsInSight: Plain;
  dealerCounts: Plain;
  takeNoAnte: Plain;
  takeAnteAndBlind: { readonly ante: number; readonly blind: number };
  actOnlyInTurn: Plain;
  takeBringIn: { readonly amount: number };
  takeBlind: { readonly amount: number };
  /** Whatever lies there, the others pay the blind of the level. */
  levelBlindCounts: { readonly amount: number };
  actAgainOnBlind: Plain;
  nextBlindsRight: Plain;
};
