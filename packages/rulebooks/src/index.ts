export type { BookId, Edition, PinnedAddress, PinnedRef, RuleAddress, RuleRef } from './address.ts';
export { formatRuleRef, parsePinnedRef } from './address.ts';
export type { Cited, CitedPolicies } from './cited.ts';
export { pinned, policiesOf, policy, written } from './cited.ts';
export type { Coverage, RulebookCoverage, Shown, Tally } from './coverage.ts';
export { coverage, strayRefs } from './coverage.ts';
export type { Bounds } from './declaration/shape.ts';
export { fold, wordsOf } from './fold.ts';
export {
  type Conflict,
  type ConflictName,
  /** @internal tests ask one occasion at a time. */
  conflicts,
  conflictsAnywhere,
} from './house/conflicts.ts';
export { type Departure, departures } from './house/departures.ts';
export { type HouseAnswer, type HouseAnswers, type HouseRulebook, houseBook } from './house/house-rulebook.ts';
export { houseSchema, type JsonSchema } from './house/house-schema.ts';
/** @internal tests try what rulebooks answer. */
export { knownValues } from './house/known-values.ts';
export { isPolicyValue } from './house/policy-value.ts';
export { type HouseProblem, type HouseRead, readHouse, readNewHouse } from './house/read-house.ts';
export {
  boundsOf,
  makeOf,
  /** @internal tests try every word. */
  policyChoices,
  waysToAnswer,
} from './house/ways-to-answer.ts';
export type { Imprint, OccasionName } from './imprint.ts';
export { findImprint, imprints } from './imprints.ts';
export { type Labels, loadLabels, shownRef } from './label.ts';
export { loadNotes } from './load-notes.ts';
export { loadRules } from './load-rules.ts';
export type { Measure, Offence, OffenceAnswer, OffenceAnswers, Reproach } from './offence.ts';
export { answerOn, CASE_OF, MEASURES, OFFENCES } from './offence.ts';
export { onlyBeside } from './only-beside.ts';
export { otherAnswers } from './other-answers.ts';
export type { Policies, PolicyName, PolicyOn, Subject } from './policies.ts';
export { policies, policyNames, subjectOf } from './policies.ts';
export type {
  Bilingual,
  Catalogue,
  Language,
  Parameter,
  Rule,
  RuleArea,
  RuleEntry,
  RuleKind,
  RuleNotes,
  Term,
} from './rule.ts';
export { findRule, ruleAreas, ruleKinds } from './rule.ts';
export type { Answer, Answers, Occasion, ReadPart, Rulebook } from './rulebook.ts';
export { search } from './search.ts';
export { findRulebook, rulebooks } from './shelf.ts';
export { beginsWithOneSlip } from './slip.ts';
/** @internal what a run of the tests has shown. */
export { tracesIn } from './trace.ts';
export { LONGEST_TEXT, MOST_LINES, PAGE_END } from './wording/text-lines.ts';
export type { Wording, Wordings } from './wording/wordings.ts';
export { wordingsOf } from './wording/wordings-of.ts';
