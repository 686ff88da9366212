import type { AnswersOn } from '../../rulebook.ts';

export const elimination: AnswersOn<'elimination'> = {
  'elimination.sameHand': { value: 'biggerStartingStack', refs: ['6.28'] },
  // Counted clockwise from the button; that the button itself has distance 0 is a reading.
  'elimination.equalStacks': { value: 'nearestButton', refs: ['6.28 gleich viele Chips'] },
};
