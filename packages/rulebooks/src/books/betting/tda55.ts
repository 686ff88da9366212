import type { Answers } from '../../rulebook.ts';

export const tda55Betting: Answers = {
  // At the same moment is not before.
  'betting.wordWithChip': { value: 'tooLate', refs: ['21.d'], reading: true },
  'betting.stringBetCalledBy': { value: 'dealer', refs: ['24.c'] },
};
