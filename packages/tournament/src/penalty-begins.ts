import type { Policies } from '@riffle/rulebooks';

/** When a penalty begins: pvb makes a difference for cards that were exposed, whose hand is played out. */
export function penaltyBegins(
  start: Policies['sanctions.start'],
  why: 'cards' | 'other',
): 'atOnce' | 'afterHand' | 'nextHand' {
  if (start === 'atOnceAfterHandForCards') return why === 'cards' ? 'afterHand' : 'atOnce';
  return start;
}
