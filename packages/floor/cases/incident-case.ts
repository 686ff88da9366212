import type { BookId, RuleRef } from '@riffle/rulebooks';
import type { CardMove } from '../src/deal/card-move.ts';
import type { FactsGiven } from '../src/fact.ts';
import type { IncidentKinds, KindName } from '../src/kinds.ts';
import type { OutcomeOf } from '../src/outcome-of.ts';
import type { Answer } from '../src/ruling.ts';
import type { Offence } from '../src/sanction.ts';

/** What was given to a kind of incident: only facts that it asks, with values that they can have. */
export type FactsOfCase<K extends KindName> = FactsGiven<IncidentKinds[K]['facts']>;

/**
 * One worked case of a rulebook: an incident and what comes of it. Tests execute it, the reader shows it beside its rule,
 * and the quiz asks it.
 */
export type IncidentCase<K extends KindName = KindName> = {
  [N in K]: {
    readonly book: BookId;
    readonly occasion?: string;
    /** The rules that it shows; the ruling must cite each. */
    readonly shows: readonly [RuleRef, ...RuleRef[]];
    readonly kind: N;
    readonly facts: FactsOfCase<N>;
    readonly outcome: OutcomeOf<N>;
    /** `determined` where nothing is said. */
    readonly answer?: Answer;
    /** What else is within bounds, where a person decides. */
    readonly range?: readonly OutcomeOf<N>[];
    readonly offence?: Offence;
    /** The way of every card, where cards are moved. */
    readonly moves?: readonly CardMove[];
  };
}[K];

/** A case without its kind, where several of one kind stand together. */
export type CaseOf<K extends KindName> = Omit<IncidentCase<K>, 'kind'>;

/** `together.map(as('bustedTogether'))`: cases that stand together get their kind. */
export const as =
  <K extends KindName>(kind: K) =>
  (what: CaseOf<K>): IncidentCase<K> =>
    // what is spread has all but the kind
    ({ ...what, kind }) as IncidentCase<K>;
