export { type Card, compareCards, DECK, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from './card.ts';
export { type CardCode, fromCode, parseCard, rankOfCode, suitOfCode, toCode, toCodes } from './card-code.ts';
export { type Chips, sumChips, toChips } from './chips.ts';
export { type Effort, type Equities, type Equity, type EquityAnswer, equities } from './equity/equities.ts';
export { type EquityGame, type EquityQuestion, type EquityRefusal, HOLDEM } from './equity/equity-question.ts';
export {
  type CardOpening,
  commitDeck,
  type DeckCommitment,
  type DeckPurpose,
  type OpeningFault,
  openCard,
  verifyOpening,
} from './fairness/deck-commitment.ts';
export { sha256 } from './fairness/sha-256.ts';
export { type HandName, nameHand } from './ranking/hand-name.ts';
export type { RankHigh } from './ranking/high.ts';
/** @internal tests of other packages rank by it. */
export { rankHigh } from './ranking/high.ts';
export type { HighClass } from './ranking/high-classes.ts';
export type {
  HighCategory,
  HighOrder,
} from './ranking/high-order.ts';
export type { LowCategory, LowRank, LowValue } from './ranking/low-value.ts';
export { rankOmaha } from './ranking/omaha.ts';
export { RANKINGS, type RankHand, type Ranking, rankBy } from './ranking/ranking.ts';
export { type SevenCards, sevenCards } from './ranking/seven-cards.ts';
export { shuffled } from './shuffle.ts';
export { examineShuffle, type ShuffleExamination } from './shuffle-examination.ts';
export { uniform, type Words } from './uniform.ts';
