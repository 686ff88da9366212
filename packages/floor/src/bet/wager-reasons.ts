import type { Plain } from '../plain.ts';

/** Facts and sums that decide what chips and words count as: message keys with their values, in chips. */
export type WagerReasons = {
  nextHasActed: Plain;
  missingFromCall: { readonly add: number; readonly toFace: number };
  oneChip: { readonly value: number; readonly toFace: number };
  /** Without the smallest chip so much is left: less than the call, or still enough. */
  noChipToSpare: { readonly smallest: number; readonly left: number };
  chipToSpare: { readonly smallest: number; readonly left: number };
  leastRaise: { readonly to: number; readonly value: number };
  leastBet: { readonly amount: number; readonly value: number };
  /** So much lies over the call, so much is one half. */
  halfNeeded: { readonly over: number; readonly needed: number };
  motions: { readonly first: number; readonly later: number };
  onlyCompletesCall: { readonly toFace: number };
  nextRaise: { readonly to: number };
  nothingToCall: Plain;
  checkNotPossible: { readonly toFace: number };
  wordsCount: Plain;
  chipsCount: Plain;
  raiseInMotions: { readonly first: number; readonly raised: number; readonly toFace: number };
  dealerSawOneMotion: Plain;
  raisesMade: { readonly raises: number; readonly cap: number };
  /** So much did a bet go up, so much is a full raise. */
  increase: { readonly by: number; readonly full: number };
  increasesTogether: { readonly by: number; readonly full: number };
  chipsOfMoved: { readonly counted: number; readonly moved: number };
  chipsOfMovedNoLine: { readonly counted: number; readonly moved: number };
  shortBlind: { readonly posted: number; readonly bigBlind: number };
  /** What was told is not as the rulebook has it. */
  anteOtherThanBook: Plain;
  amountsPossible: { readonly smallest: number; readonly next: number };
};
