import type { Allowed, FactProblem, IncidentRefusal, KindName } from '@riffle/floor';
import type { Language } from '../language.ts';
import type { ProblemWords } from './problem-words.ts';
import { problemsDe } from './problems-de.ts';
import { problemsEn } from './problems-en.ts';
import { type AnyFactWord, kindWord } from './say-ruling.ts';

const WORDS: { readonly [L in Language]: ProblemWords } = { de: problemsDe, en: problemsEn };

/** Why there is no ruling, in one line; every fact that is wrong is named. */
export function sayIncidentRefusal(language: Language, refusal: IncidentRefusal): string {
  if (refusal.code === 'no-such-kind') return WORDS[language].noSuchKind(refusal.kind);
  return refusal.problems.map((problem) => sayFactProblem(language, refusal.kind, problem)).join(' ');
}

export function sayFactProblem(language: Language, kind: KindName, problem: FactProblem): string {
  const words = WORDS[language];
  const label = labelOf(kindWord(language, kind).facts, problem.fact.split('.'));
  const fact = label === undefined || label === problem.fact ? problem.fact : `${label} (${problem.fact})`;
  switch (problem.problem) {
    case 'missing':
      return words.missing(fact);
    case 'notAsked':
      return words.notAsked(fact);
    case 'notPossible':
      return words.notPossible(fact, sayAllowed(words, problem.allowed));
  }
}

const sayAllowed = (words: ProblemWords, allowed: Allowed): string =>
  // the catalogue's type gives every kind of fact its own sentence
  (words.allowed[allowed.is] as (allowed: Allowed) => string)(allowed);

/** `players.2.stack` is asked by the word of `stack` inside the list `players`. */
function labelOf(
  facts: { readonly [fact: string]: AnyFactWord },
  [name = '', , ...inside]: readonly string[],
): string | undefined {
  const word = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (inside.length === 0 || word?.each === undefined) return word?.label;
  return labelOf(word.each, inside);
}
