import type { Reason, ReasonCode } from '@riffle/tournament';

/** A new reason without words does not compile. */
export type ReasonWords = { readonly [C in ReasonCode]: (facts: Reason['facts']) => string };
