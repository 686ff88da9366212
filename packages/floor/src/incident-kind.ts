import type { Step } from './because.ts';
import type { FactsAsked, FactsOf } from './fact.ts';
import type { Inquiry } from './inquiry.ts';
import type { Outcome } from './outcome.ts';
import type { FactProblem } from './read-facts.ts';
import type { Effect } from './ruling.ts';
import type { Offence } from './sanction.ts';
import type { Weigh } from './weigh.ts';

/** Where the floor looks for an incident. */
export const PHASES = ['bet', 'deal', 'showdown', 'presence', 'tournament', 'conduct', 'league', 'cash'] as const;
export type Phase = (typeof PHASES)[number];

/** What a kind of incident finds; the policies asked on the way are the reasons. */
export type Finding = {
  readonly outcome: Outcome;
  readonly steps?: readonly Step[];
  readonly effects?: readonly Effect[];
  /** Given where the rulebook leaves the decision to a person: the outcome is then a proposal, `range` all that is within bounds. */
  readonly discretion?: { readonly range: readonly Outcome[]; readonly weigh: readonly Weigh[] };
  readonly offence?: Offence;
  /** The rulebook's "must" is about somebody else: here a person decides. */
  readonly mayOnly?: true;
  /** Whether the player has done it before, where the incident says so. */
  readonly repeated?: boolean;
};

/** A kind of incident: what is asked, and what follows under the rulebook that is asked. Pure. */
export type IncidentKind<A extends FactsAsked = FactsAsked> = {
  readonly phase: Phase;
  readonly facts: A;
  /** Facts that cannot stand side by side; each problem names one. */
  readonly clashes?: (facts: FactsOf<A>) => readonly FactProblem[];
  readonly find: (facts: FactsOf<A>, floor: Inquiry) => Finding;
};

/** Ties the facts asked to the facts that `find` reads. */
export const incidentKind = <const A extends FactsAsked>(kind: IncidentKind<A>): IncidentKind<A> => kind;
