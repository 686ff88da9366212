import type { Cited, Measure } from '@riffle/rulebooks';
import { policyOf, type Setup } from '@riffle/tournament';

/** What the rulebook says of somebody who is excluded: his chips, his place, his points. */
export function afterRemoval(setup: Setup, measure: Measure): readonly Cited[] {
  const chips = policyOf(setup, 'sanctions.disqualifiedChips');
  if (measure === 'disqualification') return [chips, policyOf(setup, 'sanctions.disqualifiedScore')];
  // short of that he keeps what he has reached, where the rulebook knows such a penalty
  const keeps = policyOf(setup, 'sanctions.eliminationPenalty');
  return measure === 'elimination' || keeps.value === 'placeAtExclusion' ? [keeps] : [chips];
}
