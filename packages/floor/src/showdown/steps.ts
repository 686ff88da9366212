import type { Plain } from '../plain.ts';

/** What dealer and floor do about a hand's cards, at the showdown and at the pot; chips in whole numbers. */
export type ShowdownSteps = {
  restStaysInPot: Plain;
  floorTellsCards: Plain;
  readTabledHand: Plain;
  discardsStayFolded: Plain;
  pickCardsUpInSight: Plain;
  countDeck: Plain;
  bringCardsOut: Plain;
  turnCardBack: Plain;
  leaveCardsOpen: Plain;
  tellOnlyCallOrFold: Plain;
  keepCardsApart: Plain;
  turnUpForAll: { readonly when: 'now' | 'afterBetting' | 'afterHand' };
  onePlayerToAHand: Plain;
  stopTalk: Plain;
  leaveCardsHidden: Plain;
  lookUnseen: Plain;
  refereeOpensCards: Plain;
  coverStub: Plain;
  showNextCard: Plain;
  askToShow: Plain;
  countdownToShow: { readonly seconds: number };
  askInOrder: Plain;
  dealerTurnsUp: Plain;
  warnNeighbour: Plain;
  pushPot: Plain;
  potToOthers: Plain;
  splitPot: Plain;
  workOutPot: Plain;
  movePayout: { readonly amount: number };
  moveBetweenPots: { readonly amount: number };
  breakDownPot: { readonly unit: number };
  splitEachPotApart: Plain;
  pushShares: Plain;
};
