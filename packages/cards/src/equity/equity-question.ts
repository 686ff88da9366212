import { type Card, DECK } from '../card.ts';
import { type CardCode, toCodes } from '../card-code.ts';
import type { Ranking } from '../ranking/ranking.ts';

/** What equities need to know of a game. */
export type EquityGame = {
  /** What wins the pot, or its high half. */
  readonly high: Ranking;
  /** What wins the low half where there is a low. */
  readonly low: Ranking | 'none';
  /** Own cards and board cards when all are dealt. */
  readonly own: number;
  readonly board: number;
  readonly deck: 'full' | 'short';
};

export const HOLDEM: EquityGame = { high: 'high', low: 'none', own: 2, board: 5, deck: 'full' };

export type EquityQuestion = {
  readonly game: EquityGame;
  /** What is known of each player's own cards; the rest is dealt. */
  readonly hands: readonly (readonly Card[])[];
  /** What is known of each board; the pot is shared evenly among them. Runs from the same flop name it again. */
  readonly boards: readonly (readonly Card[])[];
  /** Cards that cannot come: folded and shown, burned, discarded. */
  readonly dead: readonly Card[];
};

export type EquityRefusal =
  | { readonly code: 'too-few-hands' }
  | { readonly code: 'no-board' }
  | { readonly code: 'card-twice'; readonly card: Card }
  | { readonly code: 'not-in-deck'; readonly card: Card }
  | { readonly code: 'too-many-own'; readonly hand: number; readonly most: number }
  | { readonly code: 'too-many-on-board'; readonly board: number; readonly most: number }
  | { readonly code: 'deck-too-small'; readonly needed: number; readonly left: number };

/** `undefined` where the question can be answered. */
export function refuseEquity({ game, hands, boards, dead }: EquityQuestion): EquityRefusal | undefined {
  if (hands.length < 2) return { code: 'too-few-hands' };
  if (boards.length === 0) return { code: 'no-board' };
  const hand = hands.findIndex((cards) => cards.length > game.own);
  if (hand >= 0) return { code: 'too-many-own', hand, most: game.own };
  const board = boards.findIndex((cards) => cards.length > game.board);
  if (board >= 0) return { code: 'too-many-on-board', board, most: game.board };
  const seen = new Set<Card>();
  // the cards before the runs part are one set of cards, whatever number of boards they lie on
  const onBoards = boards.flatMap((cards, nth) => cards.filter((card, at) => nth === 0 || boards[0]?.[at] !== card));
  for (const card of [...hands.flat(), ...onBoards, ...dead]) {
    if (seen.has(card)) return { code: 'card-twice', card };
    if (game.deck === 'short' && toCodes([card]).some((code) => code < SHORT_FROM))
      return { code: 'not-in-deck', card };
    seen.add(card);
  }
  const needed =
    hands.reduce((sum, cards) => sum + game.own - cards.length, 0) +
    boards.reduce((sum, cards) => sum + game.board - cards.length, 0);
  const left = (game.deck === 'short' ? DECK.length - SHORT_FROM : DECK.length) - seen.size;
  return needed > left ? { code: 'deck-too-small', needed, left } : undefined;
}

const SHORT_FROM = 16;

/** The cards that may still come. */
export function stubOf(game: EquityGame, gone: readonly Card[]): readonly CardCode[] {
  const codes = new Set(toCodes(gone));
  return DECK.map((_, code) => code).filter((code) => !codes.has(code) && (game.deck === 'full' || code >= SHORT_FROM));
}
