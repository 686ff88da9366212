import { type FactsAsked, type FactsOf, seat } from '../fact.ts';
import { actInHand } from '../hand-effect.ts';
import { type IncidentKind, incidentKind } from '../incident-kind.ts';
import type { ActOutcome, Outcome } from '../outcome.ts';

/** Whose act it was: asked so that a hand that is tracked can make it. */
const whose = { seat: seat({ optional: true }) } as const;

/** A kind that rules on one player's act in turn. In a hand that is tracked the act is then made as what it counts as. */
export const actKind = <const A extends FactsAsked>(kind: IncidentKind<A>) =>
  incidentKind<A & typeof whose>({
    phase: kind.phase,
    facts: { ...kind.facts, ...whose },
    clashes: ({ seat: _, ...facts }) => kind.clashes?.(facts as unknown as FactsOf<A>) ?? [],
    find({ seat: its, ...facts }, floor) {
      const finding = kind.find(facts as unknown as FactsOf<A>, floor);
      return isAct(finding.outcome) ? { ...finding, effects: actInHand(its, finding.outcome) } : finding;
    },
  });

const ACTS: readonly string[] = ['fold', 'check', 'call', 'bet', 'raise'];
const isAct = (outcome: Outcome): outcome is ActOutcome => ACTS.includes(outcome.is);
