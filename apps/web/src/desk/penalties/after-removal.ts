import type { Cited, Measure } from '@riffle/rulebooks';
import { policyOf, type Setup } from '@riffle/tournament';

/** What the rulebook says of somebody who is excluded: his chips, his place, his points. */
export const afterRemoval = (setup: Setup, measure: Measure): readonly Cited[] =>
  measure === 'elimination'
    ? [policyOf(setup, 'sanctions.eliminationPenalty')]
    : [policyOf(setup, 'sanctions.disqualifiedChips'), policyOf(setup, 'sanctions.disqualifiedScore')];
