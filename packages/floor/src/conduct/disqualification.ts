import type { Policies } from '@riffle/rulebooks';
import { step } from '../because.ts';
import { choice, count } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A player is disqualified, or excluded with his place kept: what becomes of stack, place, points and prize. */
export const disqualification = incidentKind({
  phase: 'conduct',
  facts: {
    how: choice(['disqualified', 'excluded'], { usual: 'disqualified' }),
    /** Players still in, the one concerned included: his place is that number. */
    playersLeft: count(2, 100_000),
  },
  find({ how, playersLeft }, floor) {
    const chips = floor.decides('sanctions.disqualifiedChips');
    const away = [...(chips === 'removed' ? [step('removeStack')] : []), step('leaveArea'), step('writeDown')];
    if (how === 'excluded' && floor.decides('sanctions.eliminationPenalty') === 'placeAtExclusion')
      return { outcome: { is: 'eliminatedAtPlace', place: playersLeft }, steps: away };
    const score = SCORES[floor.decides('sanctions.disqualifiedScore')];
    return {
      outcome: { is: 'disqualified', chips, score, ...(score !== 'nothing' && { place: playersLeft }) },
      steps: [...away, ...(score === 'nothing' ? [step('reportToBoard')] : [])],
    };
  },
});

const SCORES = {
  nothing: 'nothing',
  eliminatedResultsKept: 'resultsKept',
  eliminatedNow: 'outNow',
} as const satisfies { readonly [S in Policies['sanctions.disqualifiedScore']]: string };
