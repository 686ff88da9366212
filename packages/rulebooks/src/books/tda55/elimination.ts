import type { AnswersOn } from '../../rulebook.ts';

export const elimination: AnswersOn<'elimination'> = {
  'elimination.sameHand': { value: 'biggerStartingStack', refs: ['8.a'] },
  'elimination.differentTables': { value: 'sharePrizes', refs: ['8.c'] },
  'elimination.handForHandTables': { value: 'biggerStartingStack', refs: ['8.b'] },
};
