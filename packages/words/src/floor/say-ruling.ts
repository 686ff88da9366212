import type { CardMove, KindName, Note, Outcome, Step, Weigh } from '@riffle/floor';
import { floorWords } from '#floor-words';
import type { Language } from '../language.ts';

/** The ruling in a few large letters. */
export const sayOutcome = (language: Language, outcome: Outcome): string => {
  const say = (inner: Outcome): string =>
    // the catalogue's type gives every outcome its own sentence
    (floorWords[language].outcomes[inner.is] as (outcome: Outcome, say: (inner: Outcome) => string) => string)(
      inner,
      say,
    );
  return say(outcome);
};

export const sayStep = (language: Language, { key, values }: Step): string =>
  (floorWords[language].steps[key] as (values: unknown) => string)(values);

/** The way of one card, as it is called to a dealer. */
export const sayMove = (language: Language, move: CardMove): string => floorWords[language].steps.moveCard(move);

export const sayNote = (language: Language, { key, values }: Note): string =>
  (floorWords[language].reasons[key] as (values: unknown) => string)(values);

export const sayWeigh = (language: Language, weigh: Weigh): string => floorWords[language].weigh[weigh];

/** How a fact of any kind is asked: `values` for a choice, `each` for what a list asks of every item. */
export type AnyFactWord = {
  readonly label: string;
  readonly help?: string;
  readonly values?: { readonly [value: string]: string };
  readonly each?: { readonly [fact: string]: AnyFactWord };
};

/** How a kind of incident is named, described, searched for and asked about. */
export type AnyKindWord = {
  readonly label: string;
  readonly what: string;
  readonly says: readonly string[];
  readonly facts: { readonly [fact: string]: AnyFactWord };
};
export const kindWord = (language: Language, kind: KindName): AnyKindWord => floorWords[language].kinds[kind];
