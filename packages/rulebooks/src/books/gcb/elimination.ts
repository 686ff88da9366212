import type { AnswersOn } from '../../rulebook.ts';

export const elimination: AnswersOn<'elimination'> = {
  // The bigger stack without restriction; where the order of time is known it is that.
  'elimination.differentTables': { value: 'orderOfTime', refs: ['T62.1'], reading: true },
  'elimination.orderUnknown': { value: 'biggerStartingStack', refs: ['T62.1'], reading: true },
};
