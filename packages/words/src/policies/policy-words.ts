import type { Policies, PolicyName } from '@riffle/rulebooks';
import type { Language } from '../language.ts';

/** The answers that a sentence is written for. */
export type Offered = { readonly of: readonly string[] };

/** A policy in plain language: its name, what it is about, and what a rulebook's answer to it means. */
export type PolicyWord<P extends PolicyName> = {
  readonly label: string;
  readonly meaning: string;
  readonly value: (value: Policies[P]) => string;
};

export type PolicyWords = { readonly [P in PolicyName]: PolicyWord<P> };

/** A sentence for each answer; `of` lists the answers that there are. */
export const oneOf = <V extends string>(sentences: { readonly [K in V]: string }): ((value: V) => string) & Offered =>
  Object.assign((value: V) => sentences[value], { of: Object.keys(sentences) });

/** For an answer that names several: one sentence with an "or" between them. */
export const anyOf = <V extends string>(
  language: Language,
  phrases: { readonly [K in V]: string },
): ((values: readonly V[]) => string) & Offered =>
  Object.assign(
    (values: readonly V[]) => {
      const text = new Intl.ListFormat(language, { type: 'disjunction' }).format(values.map((value) => phrases[value]));
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
    { of: Object.keys(phrases) },
  );
