import type { BookId, RuleRef } from '@riffle/rulebooks';
import type { KindName } from '../src/kinds.ts';
import type { OutcomeOf } from '../src/outcome-of.ts';
import type { Answer } from '../src/ruling.ts';
import type { FactsOfCase, IncidentCase } from './incident-case.ts';

/** The cases of one rulebook: the rules that are shown, what happened, and what comes of it. */
export const ofBook =
  (book: BookId) =>
  <K extends KindName>(
    shows: readonly [RuleRef, ...RuleRef[]],
    kind: K,
    facts: FactsOfCase<K>,
    outcome: OutcomeOf<K>,
    answer: Answer = 'determined',
  ): IncidentCase<K> =>
    // the kind ties facts and outcome; which of all kinds it is stays open here
    ({ book, shows, kind, facts, outcome, ...(answer !== 'determined' && { answer }) }) as IncidentCase<K>;
