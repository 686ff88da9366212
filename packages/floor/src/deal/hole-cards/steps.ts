import type { Plain } from '../../plain.ts';

export type HoleCardSteps = {
  /** Bets, blinds and antes of the hand. */
  returnAllBets: Plain;
  gatherDeck: Plain;
  buttonStays: Plain;
  buttonGoesTo: { readonly seat: number };
  nextHandButton: { readonly seat: number };
  /** The same hand again: players, level, blinds. */
  redeal: Plain;
  /** The boxed card beside an exposed one. */
  boxedToo: { readonly by: 'nextCard' | 'burn' };
  /** The exposed card beside a boxed one. */
  exposedToo: Plain;
  dealOn: Plain;
  showWrongCard: Plain;
  /** The card that would have been the first burn replaces one; another is not burned. */
  noBurnBeforeFlop: Plain;
  /** The replaced card serves as the next burn. */
  servesAsNextBurn: Plain;
  followingCardsMoveUp: Plain;
  takeBackInOrder: Plain;
  dealAgainInOrder: Plain;
  cardToItsOwner: Plain;
  playWithoutHim: Plain;
  handIsDead: Plain;
  drawSurplus: { readonly cards: number };
  completeHand: { readonly cards: number };
  thirdCardDown: Plain;
  foundCardToFloor: Plain;
  earlierHandsStand: Plain;
  changeDeckNow: Plain;
  changeDeckAfterHand: Plain;
  finishHandFirst: Plain;
  useOtherDeck: Plain;
  newDealerBringsDeck: Plain;
  keepDeck: Plain;
  lookAtCard: Plain;
  refundOthers: { readonly amount: number };
  takeBetsOutOfPlay: { readonly amount: number };
  keepForNextHand: { readonly amount: number };
  countNewDeck: Plain;
  lastCardsUp: Plain;
  lastCardsDown: Plain;
  mayStopBetting: Plain;
  dealWithoutBurn: { readonly cards: number };
  mixBurns: Plain;
  dealFromBurns: { readonly cards: number; readonly burnFirst: boolean };
  dealCommonCard: Plain;
};
