import type { Finding } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import type { HandOutcome } from '../outcome.ts';
import { LIVE } from './dead-hand.ts';

export const REASONS = ['changedMind', 'ownMistake', 'wrongInformation', 'dealersMistake'] as const;

type Folded = {
  readonly identifiable: boolean;
  readonly why: (typeof REASONS)[number] | 'unprotected';
  readonly actedBehind: boolean;
};

/** Whether a hand that is gone comes back: only while its cards can be told, and as the floor chooses. */
export function retrieval(
  floor: Inquiry,
  { identifiable, why, actedBehind }: Folded,
  dead: HandOutcome,
): Pick<Finding, 'outcome' | 'discretion'> {
  const asked = identifiable && why !== 'changedMind' ? floor.decides : floor.asks;
  const rule = asked('betting.foldRetrieval');
  floor.notes(identifiable ? 'cardsCanBeTold' : 'cardsCannotBeTold');
  if (rule === 'no' || !identifiable || why === 'changedMind') return { outcome: dead };
  const saved = !actedBehind && (why === 'wrongInformation' || why === 'dealersMistake');
  return {
    outcome: saved ? LIVE : dead,
    discretion: {
      range: saved ? [LIVE, dead] : [dead, LIVE],
      weigh: ['fairness', 'cardsIdentifiable', 'dealersPart', 'actionBehind'],
    },
  };
}
