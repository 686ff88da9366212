import type { AnswersOn } from '../../rulebook.ts';

export const elimination: AnswersOn<'elimination'> = {
  'elimination.sameHand': { value: 'biggerStartingStack', refs: ['64b(1)'] },
  'elimination.equalStacks': { value: 'share', refs: ['64b(2)'] },
  // Comparing stacks across tables is given for hand-for-hand only; the reverse follows.
  'elimination.differentTables': { value: 'orderOfTime', refs: ['64b(3)', '64a(1)'], reading: true },
  'elimination.handForHandTables': { value: 'biggerStartingStack', refs: ['64b(3)'] },
  'elimination.sharedPoints': { value: 'average', refs: ['64b(2)'] },
};
