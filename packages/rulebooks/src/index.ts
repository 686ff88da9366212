export type { BookId, Edition, PinnedAddress, PinnedRef, RuleAddress, RuleRef } from './address.ts';
export { formatPinnedRef, formatRuleRef, parsePinnedRef, parseRuleRef } from './address.ts';
export { baseProfile } from './base-profile.ts';
export type { Cited, CitedPolicies } from './cited.ts';
export { pinned, policiesOf, policy, policyNames } from './cited.ts';
export type { Policies, PolicyName, RepeatBigBlind } from './policies.ts';
export type { Answer, Answers, Occasion, Rulebook } from './rulebook.ts';
export { findRulebook, rulebooks } from './shelf.ts';
