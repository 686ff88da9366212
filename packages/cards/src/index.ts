export { type Card, compareCards, DECK, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from './card.ts';
export { addChips, type Chips, sumChips, takeChips, toChips } from './chips.ts';
export { shuffled } from './shuffle.ts';
export { uniform, type Words } from './uniform.ts';
