import type { BookId, PolicyName, RuleRef } from '@riffle/rulebooks';
import type { CardMove } from '../src/deal/card-move.ts';
import type { FactsGiven } from '../src/fact.ts';
import type { IncidentKinds, KindName } from '../src/kinds.ts';
import type { OutcomeOf } from '../src/outcome-of.ts';
import type { Answer, Effect } from '../src/ruling.ts';
import type { Offence } from '../src/sanction.ts';
import type { Steps } from '../src/steps.ts';
import type { Weigh } from '../src/weigh.ts';

/** What was given to a kind of incident: only facts that it asks, with values that they can have. */
export type FactsOfCase<K extends KindName> = FactsGiven<IncidentKinds[K]['facts']>;

type StepKey = keyof Steps & string;
type PlainStep = { [K in StepKey]: Record<never, never> extends Steps[K] ? K : never }[StepKey] | 'moveCard';
type ValuedStep = { [K in StepKey]: Steps[K] extends Record<string, never> ? never : K }[StepKey];

/** A step that a case expects, with its values where it has any. Where a card goes stands among the case's `moves`. */
export type StepOfCase = PlainStep | { [K in ValuedStep]: readonly [K, Steps[K]] }[ValuedStep];

/** What comes of an incident beside its outcome. What is not named there is none. */
type MoreOfCase = {
  /** The commands that carry it out. */
  readonly effects?: readonly Effect[];
  /** What a person weighs, where he decides. */
  readonly weigh?: readonly Weigh[];
  /** The questions that the rulebook leaves open here. */
  readonly unclear?: readonly PolicyName[];
};

/** What happened and what comes of it, before it says what is done. */
export type FoundInCase<K extends KindName = KindName> = {
  readonly book: BookId;
  readonly occasion?: string;
  /** The rules that it shows; the ruling must cite each. */
  readonly shows: readonly [RuleRef, ...RuleRef[]];
  readonly kind: K;
  readonly facts: FactsOfCase<K>;
  readonly outcome: OutcomeOf<K>;
  /** `determined` where nothing is said. */
  readonly answer?: Answer;
  /** What else is within bounds, where a person decides. */
  readonly range?: readonly OutcomeOf<K>[];
  readonly offence?: Offence;
  /** The way of every card, where cards are moved. */
  readonly moves?: readonly CardMove[];
};

/**
 * One worked case of a rulebook: an incident and what comes of it. Tests execute it, the reader shows it beside its rule,
 * and the quiz asks it.
 */
export type IncidentCase<K extends KindName = KindName> = {
  [N in K]: FoundInCase<N> &
    MoreOfCase & {
      /** What dealer and floor do, one after the other: all of it. */
      readonly steps: readonly StepOfCase[];
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

/** A case that becomes whole once it says what is done: `.does(['announceCheck'])`. */
export type OpenCase<K extends KindName = KindName> = {
  readonly does: (steps: readonly StepOfCase[], more?: MoreOfCase) => IncidentCase<K>;
};

export const open = <K extends KindName>(found: FoundInCase<K>): OpenCase<K> => ({
  // the kind ties facts and outcome; which of all kinds it is stays open here
  does: (steps, more = {}) => ({ ...found, steps, ...more }) as unknown as IncidentCase<K>,
});
