import type { Policies, PolicyName } from '@riffle/rulebooks';

/** A policy in plain language: its name, what it is about, and what a rulebook's answer to it means. */
export type PolicyWord<P extends PolicyName> = {
  readonly label: string;
  readonly meaning: string;
  readonly value: (value: Policies[P]) => string;
};

export type PolicyWords = { readonly [P in PolicyName]: PolicyWord<P> };

export const oneOf =
  <V extends string>(sentences: { readonly [K in V]: string }): ((value: V) => string) =>
  (value) =>
    sentences[value];
