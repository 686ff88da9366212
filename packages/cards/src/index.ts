export { type Card, compareCards, DECK, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from './card.ts';
export { type CardCode, fromCode, parseCard, rankOfCode, suitOfCode, toCode, toCodes } from './card-code.ts';
export { addChips, type Chips, sumChips, takeChips, toChips } from './chips.ts';
export { KEYS } from './ranking/card-keys.ts';
export { countFiveCardHands, countSevenCardHands } from './ranking/every-hand.ts';
export { rankFive, rankHigh, rankSeven } from './ranking/high.ts';
export type { HighClass } from './ranking/high-classes.ts';
export {
  HIGH_CATEGORIES,
  type HighCategory,
  type HighOrder,
  SHORT_FLUSH_FIRST,
  SHORT_FULL_HOUSE_FIRST,
  USUAL_ORDER,
} from './ranking/high-order.ts';
export { type HandSize, type HighTable, highTable } from './ranking/high-table.ts';
export { shuffled } from './shuffle.ts';
export { uniform, type Words } from './uniform.ts';
