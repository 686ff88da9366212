import type { Plain } from '../../plain.ts';

/** Facts and sums that decide about turns, misunderstandings and folds; chips in whole numbers. */
export type TurnReasons = {
  amountWentUp: { readonly from: number; readonly to: number };
  calledInBetween: Plain;
  raisedInBetween: Plain;
  nothingChanged: Plain;
  staysBound: Plain;
  skippedKeptSilent: Plain;
  cardsAreInMuck: Plain;
  actedBehind: { readonly acted: number; readonly withChips: number };
  waitedForAnother: Plain;
  roundIsOver: Plain;
  noMisunderstanding: Plain;
  /** New chips against what was still to pay. */
  shareOfCall: { readonly put: number; readonly due: number };
  shareOfLeastRaise: { readonly put: number; readonly least: number };
  toldAndReal: { readonly told: number; readonly real: number };
  /** `covered`: how much of the hidden chips the caller could have paid. */
  shownAndHidden: { readonly shown: number; readonly hidden: number; readonly covered: number };
  nextHandHasBegun: Plain;
  conditionNotMet: Plain;
  couldHaveChecked: Plain;
  bettingIsOver: Plain;
  wordsAreAFold: Plain;
};
