import { type Incident, kindCalled, situationOf, startingFacts } from '@riffle/floor';
import type { SeatNo } from '@riffle/table';
import type { HandAtStep } from './hand-at-step.ts';

/** The incident with what the hand knows of its facts; what was told of them wins. */
export function incidentInHand(
  { kind, facts }: Incident,
  { now, steps }: HandAtStep,
  seat: SeatNo | undefined,
): Incident {
  const known = kindCalled(kind);
  if (known === undefined || typeof facts !== 'object' || Array.isArray(facts)) return { kind, facts };
  const soFar = steps.flatMap(({ events }) => events);
  return { kind, facts: { ...startingFacts(known, situationOf(now.hand, seat, soFar)), ...facts } };
}
