import type { BookId, RuleRef } from '@riffle/rulebooks';
import type { KindName } from '../src/kinds.ts';
import type { OutcomeOf } from '../src/outcome-of.ts';
import type { Answer } from '../src/ruling.ts';
import { type FactsOfCase, type OpenCase, open } from './incident-case.ts';

/** The cases of one rulebook: the rules that are shown, what happened, what comes of it, and then what is done. */
export const ofBook =
  (book: BookId) =>
  <K extends KindName>(
    shows: readonly [RuleRef, ...RuleRef[]],
    kind: K,
    facts: FactsOfCase<K>,
    outcome: OutcomeOf<K>,
    answer: Answer = 'determined',
  ): OpenCase<K> =>
    open({ book, shows, kind, facts, outcome, ...(answer !== 'determined' && { answer }) });
