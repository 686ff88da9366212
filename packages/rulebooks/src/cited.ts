import type { PinnedRef } from './address.ts';
import type { Policies, PolicyName } from './policies.ts';

/** A policy's answer with where it comes from. What the user sees as "the book says so" or "the book is silent". */
export type Cited<P extends PolicyName = PolicyName> = {
  readonly policy: P;
  readonly value: Policies[P];
  /** The rules that say so; empty where the book is silent. */
  readonly refs: readonly PinnedRef[];
  /** `base`: the rulebook is silent and inherits the base profile. */
  readonly from: 'rulebook' | 'base';
  /** The text does not say it outright; the value is how it is best read. */
  readonly reading?: true;
};
