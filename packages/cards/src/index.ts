export { type Card, compareCards, DECK, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from './card.ts';
export { type CardCode, fromCode, parseCard, rankOfCode, suitOfCode, toCode, toCodes } from './card-code.ts';
export { addChips, type Chips, sumChips, takeChips, toChips } from './chips.ts';
export { type Effort, type Equities, type Equity, type EquityAnswer, equities } from './equity/equities.ts';
export { type EquityGame, type EquityQuestion, type EquityRefusal, HOLDEM } from './equity/equity-question.ts';
export {
  type CardOpening,
  commitDeck,
  type DeckCommitment,
  type DeckPurpose,
  OPENING_FAULTS,
  type OpeningFault,
  openCard,
  verifyOpening,
} from './fairness/deck-commitment.ts';
export { sha256 } from './fairness/sha-256.ts';
export { rankAceToFive, rankEightOrBetter } from './ranking/ace-to-five.ts';
export { rankBadugi, readBadugi } from './ranking/badugi.ts';
export { rankDeuceToSeven } from './ranking/deuce-to-seven.ts';
export { type HandName, nameHand } from './ranking/hand-name.ts';
export { type RankHigh, rankHigh, rankHighBy } from './ranking/high.ts';
export type { HighClass } from './ranking/high-classes.ts';
export {
  HIGH_CATEGORIES,
  type HighCategory,
  type HighOrder,
  SHORT_FLUSH_FIRST,
  SHORT_FULL_HOUSE_FIRST,
  USUAL_ORDER,
} from './ranking/high-order.ts';
export { type LowCategory, type LowRank, type LowValue, lowRankOf, readLowValue } from './ranking/low-value.ts';
export { rankOmaha } from './ranking/omaha.ts';
export { rankOmahaEightOrBetter } from './ranking/omaha-low.ts';
export { RANKINGS, type RankHand, type Ranking, rankBy } from './ranking/ranking.ts';
export { type SevenCards, sevenCards } from './ranking/seven-cards.ts';
export { shuffled } from './shuffle.ts';
export { examineShuffle, type ShuffleExamination } from './shuffle-examination.ts';
export { uniform, type Words } from './uniform.ts';
