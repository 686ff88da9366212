import type { Answers } from '../../rulebook.ts';

export const gcbBetting: Answers = {
  // At the same moment is not before.
  'betting.wordWithChip': { value: 'tooLate', refs: ['T42.2'], reading: true },
  'betting.nonStandardWords': { value: 'smallestMeaning', refs: ['T3.2', 'T49.1', 'T40.e'] },
  'betting.stringBetCalledBy': { value: 'dealer', refs: ['T48'] },
};
