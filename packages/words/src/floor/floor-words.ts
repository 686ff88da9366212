import type { Fact, FactsAsked, IncidentKinds, Offence, Outcome, Reasons, Steps, Weigh } from '@riffle/floor';

/** How one fact is asked; a choice names its values. */
export type FactWord<F extends Fact> = {
  readonly label: string;
  readonly help?: string;
} & (F extends { readonly type: 'choice' | 'choices'; readonly of: readonly (infer V extends string)[] }
  ? { readonly values: { readonly [W in V]: string } }
  : F extends { readonly type: 'list'; readonly each: infer E extends FactsAsked }
    ? { readonly each: FactWords<E> }
    : unknown);

export type FactWords<A extends FactsAsked> = { readonly [N in keyof A]: FactWord<A[N]> };

/** A kind of incident, as the floor looks for it. */
export type KindWord<A extends FactsAsked> = {
  readonly label: string;
  /** One sentence: what happened. */
  readonly what: string;
  /** What people say and type for it, spelling slips aside. */
  readonly says: readonly string[];
  readonly facts: FactWords<A>;
};

/** The words of some kinds: `KindWords<typeof betKinds>`. */
export type KindWords<K> = {
  readonly [N in keyof K]: K[N] extends { readonly facts: infer A extends FactsAsked } ? KindWord<A> : never;
};

/** One sentence for each message, from its values. */
export type Sentences<M> = { readonly [K in keyof M]: (values: M[K]) => string };

/** What each outcome says, in a few large letters; `say` is there for an outcome within an outcome. */
export type OutcomeWords<O extends Outcome> = {
  readonly [I in O['is']]: (outcome: Extract<O, { readonly is: I }>, say: (inner: Outcome) => string) => string;
};

export type FloorWords = {
  readonly kinds: KindWords<IncidentKinds>;
  readonly outcomes: OutcomeWords<Outcome>;
  readonly steps: Sentences<Steps>;
  readonly reasons: Sentences<Reasons>;
  readonly weigh: { readonly [W in Weigh]: string };
  readonly offences: { readonly [O in Offence]: string };
};
