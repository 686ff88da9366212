import type { BoardStreet, ToldCard } from './deck-order.ts';

/** What dealer and floor do about board, burns and stub. */
export type BoardSteps = {
  /** Those who still have to act do so; seats where they are known. */
  finishBetting: { readonly seats: readonly number[] };
  /** The betting on this street is played. */
  playRound: { readonly street: BoardStreet };
  /** What was done in this round goes back, and it begins again with the first player. */
  roundBeginsAgain: Record<string, never>;
  betsStand: Record<string, never>;
  /** So many cards go back into it, by name where they are known; other burn cards and folded cards stay out. */
  shuffleStub: { readonly cards?: number; readonly back?: number; readonly names?: readonly ToldCard[] };
  dealStreet: { readonly street: BoardStreet };
  noOtherBurn: { readonly street: BoardStreet };
  burnBefore: { readonly street: BoardStreet; readonly cards: number };
  mixFaceDown: { readonly cards: number };
  drawBurn: { readonly by: 'floor' | 'dealerOrFloor'; readonly lies: 'onStub' | 'burned' };
  drawBoardCard: { readonly by: 'floor' | 'dealerOrFloor' };
  showCardToAll: Record<string, never>;
  /** Live hands, board and burn cards are kept away from what is gathered. */
  keepLiveApart: Record<string, never>;
  gatherStub: Record<string, never>;
  liftStub: Record<string, never>;
  leaveBoard: Record<string, never>;
  noBetterOffers: Record<string, never>;
  lastPlayerTakesPot: Record<string, never>;
};
