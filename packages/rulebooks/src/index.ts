export type { BookId, Edition, PinnedRef, RuleRef } from './address.ts';
export type { Cited } from './cited.ts';
export type { Policies, PolicyName } from './policies.ts';
