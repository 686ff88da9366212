import type { Policies, PolicyName, PolicyOn, Subject } from '@riffle/rulebooks';
import type { Language } from '../language.ts';

/** The answers that a sentence is written for. */
type Offered<V extends string> = { readonly of: readonly V[] };

/** What an answer means. Where it is made of words, each has its sentence, and no other word has. */
type Sentence<V> = ((value: V) => string) &
  ([V] extends [string]
    ? Offered<V>
    : [V] extends [readonly (infer W extends string)[]]
      ? Partial<Offered<W>>
      : unknown);

/** A policy in plain language: its name, what it is about, and what a rulebook's answer to it means. */
export type PolicyWord<P extends PolicyName> = {
  readonly label: string;
  readonly meaning: string;
  readonly value: Sentence<Policies[P]>;
};

export type PolicyWords = { readonly [P in PolicyName]: PolicyWord<P> };

/** The words for the policies of one subject. */
export type WordsOn<S extends Subject> = Pick<PolicyWords, PolicyOn<S>>;

/** A sentence for each answer; `of` lists the answers that there are. */
export const oneOf = <V extends string>(
  sentences: { readonly [K in V]: string },
): ((value: V) => string) & Offered<V> =>
  Object.assign((value: V) => sentences[value], { of: Object.keys(sentences) as V[] });

/** For an answer that names several: one sentence with an "or" between them. */
export const anyOf = <V extends string>(
  language: Language,
  phrases: { readonly [K in V]: string },
): ((values: readonly V[]) => string) & Offered<V> =>
  Object.assign(
    (values: readonly V[]) => {
      const text = new Intl.ListFormat(language, { type: 'disjunction' }).format(values.map((value) => phrases[value]));
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
    { of: Object.keys(phrases) as V[] },
  );
