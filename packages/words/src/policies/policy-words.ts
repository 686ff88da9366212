import type { Policies, PolicyName } from '@riffle/rulebooks';
import type { Language } from '../language.ts';

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

/** For an answer that names several: one sentence with an "or" between them. */
export const anyOf =
  <V extends string>(language: Language, phrases: { readonly [K in V]: string }): ((values: readonly V[]) => string) =>
  (values) => {
    const text = new Intl.ListFormat(language, { type: 'disjunction' }).format(values.map((value) => phrases[value]));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
