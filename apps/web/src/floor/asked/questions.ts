import { type FactsAsked, incidentKinds, type KindName, kindsOfPhase, type Phase, rule } from '@riffle/floor';
import { rulebooks } from '@riffle/rulebooks';
import { type AnyKindWord, kindWord, type Language } from '@riffle/words';
import { type Judged, judgedOf } from '../ruling/judged.ts';
import { usualFacts } from '../table/usual-facts.ts';

/** What an incident asks, in words: all that its sheet needs, and nothing of what rules. */
export type Question = {
  readonly facts: FactsAsked;
  readonly word: AnyKindWord;
  /** What each rulebook of the shelf, `pvb@2025-03-21`, says before anybody has said anything. */
  readonly first: { readonly [book: string]: Judged };
};
export type Questions = { readonly [K in KindName]?: Question };

/** The build works it out (`build/worked-out.ts`), so that the questions are there before the rulings are. */
export const questionsOf = (phase: Phase, language: Language): Questions =>
  Object.fromEntries(
    kindsOfPhase[phase].map((kind): [KindName, Question] => [
      kind,
      { facts: incidentKinds[kind].facts, word: kindWord(language, kind), first: firstJudged(kind, language) },
    ]),
  );

function firstJudged(kind: KindName, language: Language): Question['first'] {
  const facts = usualFacts(incidentKinds[kind].facts);
  return Object.fromEntries(
    rulebooks.map((book) => [`${book.id}@${book.edition}`, judgedOf(rule({ kind, facts }, book), language)]),
  );
}
