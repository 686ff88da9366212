export type { BookId, Edition, PinnedAddress, PinnedRef, RuleAddress, RuleRef } from './address.ts';
export { formatPinnedRef, formatRuleRef, parsePinnedRef, parseRuleRef } from './address.ts';
export { baseProfile } from './base-profile.ts';
export type { Cited, CitedPolicies } from './cited.ts';
export { pinned, policiesOf, policy, policyNames, written } from './cited.ts';
export type { Coverage, RulebookCoverage, Tally } from './coverage.ts';
export { coverage, strayRefs } from './coverage.ts';
export type { BettingFloorPolicies } from './floor-policies/betting.ts';
export type { BoardFloorPolicies } from './floor-policies/board.ts';
export type { BurnPolicies } from './floor-policies/burns.ts';
export type { CashFloorPolicies } from './floor-policies/cash.ts';
export type { DeckPolicies } from './floor-policies/dealing/deck.ts';
export type { MisdealPolicies } from './floor-policies/dealing/misdeals.ts';
export type { WrongCardPolicies } from './floor-policies/dealing/wrong-cards.ts';
export type { DealingFloorPolicies } from './floor-policies/dealing.ts';
export type { EventFloorPolicies } from './floor-policies/event.ts';
export type { LeagueFloorPolicies } from './floor-policies/league.ts';
export type { PresenceFloorPolicies } from './floor-policies/presence.ts';
export type {
  Measure,
  Offence,
  OffenceAnswer,
  OffenceAnswers,
  Reproach,
  SanctionsFloorPolicies,
} from './floor-policies/sanctions.ts';
export { MEASURES, OFFENCES } from './floor-policies/sanctions.ts';
export type { ShowdownFloorPolicies } from './floor-policies/showdown.ts';
export type { FloorPolicies } from './floor-policies.ts';
export { fold, wordsOf } from './fold.ts';
export type { BetSizePolicies } from './hand-policies/bet-sizes.ts';
export type { ButtonPolicies } from './hand-policies/button.ts';
export type { DeclaredBetPolicies } from './hand-policies/declared-bets.ts';
export type { PotPolicies } from './hand-policies/pots.ts';
export type { ShowdownPolicies } from './hand-policies/showdown.ts';
export type { TurnPolicies } from './hand-policies/turns-and-folds.ts';
export type { HandPolicies } from './hand-policies.ts';
export { type Conflict, type ConflictName, conflicts, conflictsAnywhere } from './house/conflicts.ts';
export { type Departure, departures } from './house/departures.ts';
export { type HouseAnswer, type HouseAnswers, type HouseRulebook, houseBook } from './house/house-rulebook.ts';
export { houseSchema, type JsonSchema } from './house/house-schema.ts';
export { knownValues } from './house/known-values.ts';
export { policyChoices } from './house/policy-choices.ts';
export { MOST, makeOf, type PolicyShape, policyShape } from './house/policy-shape.ts';
export { isPolicyValue } from './house/policy-value.ts';
export { type HouseProblem, type HouseRead, readHouse } from './house/read-house.ts';
export { loadRules } from './load-rules.ts';
export type { NightPolicies, Policies, PolicyName, RepeatBigBlind } from './policies.ts';
export type {
  Bilingual,
  Catalogue,
  Language,
  Parameter,
  Rule,
  RuleArea,
  RuleEntry,
  RuleKind,
  Term,
} from './rule.ts';
export { findRule, ruleAreas, ruleKinds } from './rule.ts';
export type { Answer, Answers, Occasion, ReadPart, Rulebook } from './rulebook.ts';
export { search } from './search.ts';
export { findRulebook, rulebooks } from './shelf.ts';
export { beginsWithOneSlip } from './slip.ts';
export { tracesIn } from './trace.ts';
