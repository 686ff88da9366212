import { incidentKinds } from '@riffle/floor';
import { cases } from '@riffle/floor/cases';
import { kindWord, type Language, sayOutcome } from '@riffle/words';
import type { FactSayings } from '../facts/say-fact.ts';
import { toldLines } from '../facts/told-lines.ts';
import type { Asked } from './asked.ts';
import type { QuizQuestion } from './quiz-question.ts';
import { toldOf } from './told-facts.ts';

/** What a question says in one language. */
export function saidIn(
  { of, answers, right }: Pick<QuizQuestion, 'of' | 'answers' | 'right'>,
  language: Language,
  sayings: FactSayings,
): Asked {
  const { label, what, facts: words } = kindWord(language, of.kind);
  const { names, values } = toldOf(of);
  const { facts, phase } = incidentKinds[of.kind];
  return {
    nth: cases.indexOf(of),
    book: of.book,
    ...(of.occasion !== undefined && { occasion: of.occasion }),
    phase,
    label,
    what,
    told: toldLines(facts, words, values, language, sayings, names),
    answers: answers.map((outcome) => sayOutcome(language, outcome)),
    right,
  };
}
