import type { BookId, RuleRef } from '@riffle/rulebooks';
import type { CardMove } from '../src/deal/card-move.ts';
import type { Outcome } from '../src/outcome.ts';
import type { Answer } from '../src/ruling.ts';
import type { Offence } from '../src/sanction.ts';

/**
 * One worked case of a rulebook: an incident and what comes of it. Tests execute it, the reader shows it beside its rule,
 * and the quiz asks it.
 */
export type IncidentCase = {
  readonly book: BookId;
  readonly occasion?: string;
  /** The rules that it shows; the ruling must cite each. */
  readonly shows: readonly [RuleRef, ...RuleRef[]];
  readonly kind: string;
  readonly facts: { readonly [fact: string]: unknown };
  readonly outcome: Outcome;
  /** `determined` where nothing is said. */
  readonly answer?: Answer;
  /** What else is within bounds, where a person decides. */
  readonly range?: readonly Outcome[];
  readonly offence?: Offence;
  /** The way of every card, where cards are moved. */
  readonly moves?: readonly CardMove[];
};
