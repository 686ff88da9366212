import type { BookId, Edition, RuleRef } from './address.ts';

export type Language = 'de' | 'en';
export type Bilingual = { readonly [L in Language]: string };

export const ruleAreas = ['hand', 'floor', 'tournament', 'league', 'cash', 'conduct', 'house'] as const;
export type RuleArea = (typeof ruleAreas)[number];

/** From what the software does by itself down to what is only looked up. */
export const ruleKinds = ['enforced', 'ruling', 'procedure', 'record', 'reference'] as const;
export type RuleKind = (typeof ruleKinds)[number];

export type Parameter =
  | null
  | boolean
  | number
  | string
  | readonly Parameter[]
  | { readonly [name: string]: Parameter };

/** One rule as the catalogue keeps it. */
export type RuleEntry = {
  /** The rulebook's own number, down to the paragraph that says one thing. */
  readonly ref: string;
  /** The rulebook's own heading, in its language. */
  readonly heading: string;
  /** What it says, in our words. */
  readonly gist: Bilingual;
  readonly area: RuleArea;
  readonly kind: RuleKind;
  /** The text leaves the decision to a person. */
  readonly discretion: boolean;
  readonly parameters: { readonly [name: string]: Parameter };
  /** Numbers in the same rulebook that it cites, corrects or restricts. */
  readonly related: readonly string[];
};

/** What stands beside a rule, in one language. */
export type RuleNotes = {
  readonly cases: readonly RuleCase[];
  /** What the text leaves open, and the reading to take. */
  readonly unclear?: string;
  /** Why Riffle leaves the rule, or a part of it, to people: one line. */
  readonly byPeople?: string;
};

type RuleCase = { readonly given: string; readonly then: string };

export type Rule = RuleEntry & {
  readonly address: RuleRef;
  /** How its number is shown, where that is not the number as it is. */
  readonly label?: Bilingual;
};

export type Term = { readonly term: string } & Bilingual;

/** The heavy part of a rulebook: all that it says, rule by rule. */
export type Catalogue = {
  readonly id: BookId;
  readonly edition: Edition;
  readonly editionText: string;
  readonly name: string;
  readonly rules: readonly Rule[];
  readonly glossary: readonly Term[];
};

export const findRule = (rules: readonly Rule[], ref: string): Rule | undefined =>
  rules.find((rule) => rule.ref === ref || rule.address === ref);
