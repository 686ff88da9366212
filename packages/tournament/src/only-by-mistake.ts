import { policyOf } from './rulebook-of.ts';
import type { PinnedSetup } from './setup.ts';
import type { Tournament } from './state.ts';

/**
 * Whether a seat goes to somebody else only because a mistake is put right: the night runs, or is over, and its rulebook
 * knows no substitutes. Where heats are played, a stack is handed on in the break between them instead.
 */
export const onlyByMistake = (setup: PinnedSetup, startedAt: Tournament['startedAt']): boolean =>
  startedAt !== undefined &&
  (setup.form?.heats !== undefined || policyOf(setup, 'seating.substitute').value === 'forbidden');
