import { type FactsAsked, incidentKinds, type KindName, kindsOfPhase, type Phase } from '@riffle/floor';
import { type AnyKindWord, kindWord, type Language } from '@riffle/words';

/** What an incident asks, in words: all that its sheet needs, and nothing of what rules. */
export type Question = { readonly facts: FactsAsked; readonly word: AnyKindWord };
export type Questions = { readonly [K in KindName]?: Question };

/** The build works it out (`build/worked-out.ts`), so that the questions are there before the rulings are. */
export const questionsOf = (phase: Phase, language: Language): Questions =>
  Object.fromEntries(
    kindsOfPhase[phase].map((kind): [KindName, Question] => [
      kind,
      { facts: incidentKinds[kind].facts, word: kindWord(language, kind) },
    ]),
  );
