import type { FactsAsked } from '@riffle/floor';
import type { AnyKindWord, Language } from '@riffle/words';
import type { Given } from './fact-sheet.ts';
import { type FactSayings, sayFact } from './say-fact.ts';

export type ToldLine = { readonly name: string; readonly label: string; readonly said: string };

/** An incident's facts as text: those that stand there and no more, or those that are named, known or not. */
export const toldLines = (
  asked: FactsAsked,
  words: AnyKindWord['facts'],
  facts: Given,
  language: Language,
  sayings: FactSayings,
  named?: ReadonlySet<string>,
): readonly ToldLine[] =>
  Object.entries(asked)
    .filter(([name]) => (named === undefined ? facts[name] !== undefined : named.has(name)))
    .map(([name, fact]) => ({
      name,
      label: words[name]?.label ?? name,
      said: sayFact(fact, words[name], facts[name], language, sayings),
    }));
