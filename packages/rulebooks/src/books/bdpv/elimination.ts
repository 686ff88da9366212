import type { AnswersOn } from '../../rulebook.ts';

export const elimination: AnswersOn<'elimination'> = {
  'elimination.sameHand': { value: 'biggerStartingStack', refs: ['6.28'] },
  // Counted clockwise from the button; that the button itself has distance 0 is a reading.
  'elimination.equalStacks': { value: 'nearestButton', refs: ['6.28 gleich viele Chips'], reading: ['onButton'] },
  // "At the same time", and no table named: one table or hand-for-hand is meant, and the letter is shown beside it.
  'elimination.differentTables': { value: 'orderOrStack', refs: ['6.28'], reading: true },
  'elimination.orderUnknown': { value: 'biggerStartingStack', refs: ['6.28'], reading: true },
};
