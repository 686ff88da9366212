import type { FactsOfCase } from '../cases/incident-case.ts';
import type { KindName } from '../src/kinds.ts';
import type { Outcome } from '../src/outcome.ts';
import type { Answer, Ruling } from '../src/ruling.ts';

/** What one rulebook says, worked out by hand from its text: the outcome, the rules that must be cited, and what it rests on. */
export type Said = {
  readonly outcome: Outcome;
  readonly refs: readonly string[];
  readonly basis: Ruling['basis'];
  readonly answer: Answer;
};

export const BOOKS = ['pvb', 'tda55', 'bdpv', 'gcb', 'oepbl'] as const;
type BookId = (typeof BOOKS)[number];

/** One incident, five rulings, found without a look at how the rulings are made. */
export type ExpectedRulings<K extends KindName = KindName> = {
  [N in K]: {
    readonly title: string;
    readonly kind: N;
    readonly facts: FactsOfCase<N>;
    readonly said: { readonly [B in BookId]: Said };
  };
}[K];

export const text = (outcome: Outcome, ...refs: string[]): Said => ({
  outcome,
  refs,
  basis: 'text',
  answer: 'determined',
});

export const reading = (outcome: Outcome, ...refs: string[]): Said => ({
  outcome,
  refs,
  basis: 'reading',
  answer: 'determined',
});

/** The rulebook is silent: the base profile's answer. */
export const base = (outcome: Outcome, ...refs: string[]): Said => ({
  outcome,
  refs,
  basis: 'base',
  answer: 'notCovered',
});

/** The rulebook leaves it to a person. */
export const left = (said: Said): Said => ({ ...said, answer: 'proposed' });
