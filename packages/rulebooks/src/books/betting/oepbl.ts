import type { Answers } from '../../rulebook.ts';

export const oepblBetting: Answers = {
  // At the same moment is not before.
  'betting.wordWithChip': { value: 'tooLate', refs: ['6.6 announce before chip'], reading: true },
  'betting.clearGestures': { value: 'binding', refs: ['6.6 silent action'] },
  'betting.stringBetCalledBy': { value: 'dealer', refs: ['6.7 string bet'] },
};
