import { uniform } from '@riffle/cards';
import { PHASES } from '@riffle/floor';
import { imprints } from '@riffle/rulebooks';
import { type Language, sayOutcome } from '@riffle/words';
import { floor as de } from '../../../words/de/floor.ts';
import { identity as cardsDe } from '../../../words/de/identity.ts';
import { floor as en } from '../../../words/en/floor.ts';
import { identity as cardsEn } from '../../../words/en/identity.ts';
import { cardName } from '../../facts/card-name.ts';
import type { FactSayings } from '../../facts/say-fact.ts';
import type { Asked } from '../asked.ts';
import { casesFor, type QuizQuestion, questionOf } from '../quiz-question.ts';
import { saidIn } from '../said-question.ts';

const SAYINGS: { readonly [L in Language]: FactSayings } = {
  de: { ...de.facts, card: (card) => cardName(card, cardsDe.card) },
  en: { ...en.facts, card: (card) => cardName(card, cardsEn.card) },
};

let drawn = 55;
/** Every build asks the same. */
const random = uniform(() => {
  drawn = Math.imul(drawn ^ (drawn >>> 15), 2_246_822_519) + 1;
  return drawn >>> 0;
});

/** Of each rulebook and phase one case that can be asked, the same whichever language says it. */
const questions: readonly QuizQuestion[] = imprints.flatMap(({ id: book }) =>
  PHASES.flatMap((phase) => {
    const left = [...casesFor({ book, phase })];
    while (left.length > 0) {
      const [of] = left.splice(random(left.length), 1);
      const question = of && questionOf(of, (outcome) => sayOutcome('de', outcome), random);
      if (question !== undefined && isToldApart(question, 'en')) return [question];
    }
    return [];
  }),
);

function isToldApart({ answers }: QuizQuestion, language: Language): boolean {
  return new Set(answers.map((outcome) => sayOutcome(language, outcome))).size === answers.length;
}

/** The build works them out (`build/worked-out.ts`): one is asked before there is anything that rules. */
export const firstQuestions = (language: Language): readonly Asked[] =>
  questions.map((question) => saidIn(question, language, SAYINGS[language]));
