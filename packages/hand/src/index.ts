export { type SeenCard, writeCard } from './card-code.ts';
export type { DealerCommand, HandCommand, SeatCommand } from './command.ts';
export type { DealerAction } from './dealer-action.ts';
export { decide, type HandContext, play, record } from './decide.ts';
export {
  type Deck,
  shuffledDeck,
  /** @internal tests deal a deck that they know. */
  toDeck,
} from './deck.ts';
export type { HandEvent, Share } from './event.ts';
export { EventList } from './event-list.ts';
export type { EventSink } from './event-sink.ts';
export { evolve } from './evolve.ts';
export {
  forcedBets,
  type Posting,
  /** @wanted hands without a night: cash games, and tests of them. */
  usualBlindSeats,
} from './forced-bets.ts';
export { type Hand, type HandInPlay, initialHand, newHand, type Phase, potTotal } from './hand.ts';
export {
  type BettingRules,
  type HandRuleName,
  type HandRules,
  type PotRules,
  replayHandRules,
  type ShowdownRules,
  usualHandRules,
} from './hand-rules.ts';
export { type LegalAction, legalActions } from './legal-action.ts';
export { nutsInLastPosition } from './nuts-in-last-position.ts';
export { compareBySuit, shareOut } from './odd-chips.ts';
/** @wanted a table's dealer's page hosts single hands. */
export { hand } from './one-hand.ts';
export { membersOf, type Pot, potsOf } from './pots.ts';
export type { HandRefusal, SetupFault } from './refusal.ts';
/** @wanted nights of mixed games change by level. */
export { eightGame, horse, type Rotation, variantAt } from './rotation.ts';
export { handRules } from './rules-of-book.ts';
export type { ForcedBet, ForcedBetKind, HandSetup } from './setup.ts';
export { actionSoFar, isSubstantial } from './substantial-action.ts';
export type { BettingStructure, Street, StreetName, Variant } from './variant.ts';
export {
  findVariant,
  /** @internal tests go through every variant. */
  VARIANTS,
} from './variants.ts';
export { type HandView, type HandViewer, type PlayerView, type PotView, view } from './view.ts';
export { type Wager, wagerOf } from './wager.ts';
export { isFullIncrease, potLimitWagerTo, type RoundPrice, smallestWagerTo } from './wager-size.ts';
