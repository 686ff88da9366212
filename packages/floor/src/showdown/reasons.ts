import type { Plain } from '../plain.ts';

/** Facts and sums that decide about a hand's cards, at the showdown and at the pot; chips in whole numbers. */
export type ShowdownReasons = {
  /** Of the hand's own bet so much is paid or was there before, and so much nobody has paid. */
  uncalledPart: { readonly bet: number; readonly matched: number; readonly uncalled: number };
  cardsCanBeTold: Plain;
  cardsCannotBeTold: Plain;
  handWasProtected: Plain;
  muckNotTouched: Plain;
  notFoldedYet: Plain;
  nothingToPay: Plain;
  passedOverForIt: { readonly acted: number };
  neverTabled: Plain;
  nobodyCanAct: Plain;
  onlyTwoLeft: Plain;
  saidWhatHeDoes: Plain;
  mistakesMayBeNamed: Plain;
  handIsOver: Plain;
  askerHasNoCards: Plain;
  askerNotAtTable: Plain;
  onlyOneClaims: Plain;
  allInShowsAll: Plain;
  cardsWereToBeKept: Plain;
  lastRoundChecked: Plain;
  neighbourIsPunished: Plain;
  saidTooLate: Plain;
  allCardsNeeded: Plain;
  oddChips: { readonly chips: number; readonly unit: number; readonly among: number };
  halvesOfPot: { readonly high: number; readonly low: number };
};
