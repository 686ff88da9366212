import type { Policies, PolicyName } from '@riffle/rulebooks';

type NumbersIn<V> = V extends readonly unknown[]
  ? never
  : V extends object
    ? { [K in keyof V & string]-?: V[K] extends number | undefined ? K : never }[keyof V & string]
    : never;

/** What each number inside an answer counts, by policy and field. */
export type NumberWords = {
  readonly [N in { [P in PolicyName]: `${P}.${NumbersIn<Policies[P]>}` }[PolicyName]]: string;
};
