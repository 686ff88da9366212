import { cases } from '@riffle/floor/cases';
import { sayOutcome } from '@riffle/words';
import { language, t } from '../../language/language.svelte.ts';
import { cardName } from '../facts/card-name.ts';
import type { AskedIn } from './asked.ts';
import { casesFor, type QuizWish, questionOf } from './quiz-question.ts';
import { saidIn } from './said-question.ts';

/**
 * A question that the wish leaves, of a case that was not `asked` yet; all over again once each was. `undefined` where
 * nothing can be asked. It brings along all cases and all that rules on them.
 */
export function furtherQuestion(
  wish: QuizWish,
  asked: Set<number>,
  random: (below: number) => number,
): AskedIn | undefined {
  const all = casesFor(wish);
  const isNew = (of: (typeof cases)[number]) => !asked.has(cases.indexOf(of));
  if (!all.some(isNew)) asked.clear();
  const left = all.filter(isNew);
  while (left.length > 0) {
    const [of] = left.splice(random(left.length), 1);
    if (of === undefined) return undefined;
    asked.add(cases.indexOf(of));
    const question = questionOf(of, (outcome) => sayOutcome(language.current, outcome), random);
    if (question === undefined) continue;
    return (read) =>
      saidIn(question, read, { ...t.floor.facts, card: (card: string) => cardName(card, t.identity.card) });
  }
  return undefined;
}
