import type { Plain } from '../../plain.ts';

/** What dealer and floor do about turns, misunderstandings and folds; chips in whole numbers. */
export type TurnSteps = {
  /** Who should have acted acts first, and the others in their turn. */
  backToTurn: Plain;
  askAgainInTurn: Plain;
  takeCardsIn: Plain;
  giveCardsBack: Plain;
  turnIsLost: Plain;
  actsBehindStand: Plain;
  goBackToSkipped: Plain;
  judgeActsBehind: Plain;
  potStaysAsItIs: Plain;
  sayAmountAgain: { readonly amount: number };
  countBothStacks: Plain;
  pushChips: { readonly amount: number };
  takeOutOfPlay: { readonly amount: number };
  forbidConditions: Plain;
  forbidSignals: Plain;
};
