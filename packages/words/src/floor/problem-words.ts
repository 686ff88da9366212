import type { Allowed } from '@riffle/floor';

/** What is said where an incident cannot be ruled on. `fact` is the fact's label with its name in the file. */
export type ProblemWords = {
  readonly noSuchKind: (kind: string) => string;
  readonly missing: (fact: string) => string;
  readonly notAsked: (fact: string) => string;
  readonly notPossible: (fact: string, allowed: string) => string;
  readonly allowed: { readonly [I in Allowed['is']]: (allowed: Extract<Allowed, { readonly is: I }>) => string };
};
