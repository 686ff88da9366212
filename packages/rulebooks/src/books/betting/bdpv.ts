import type { Answers } from '../../rulebook.ts';

export const bdpvBetting: Answers = {
  // The announcement counts wherever it differs from the chips.
  'betting.wordWithChip': { value: 'counts', refs: ['5.6'], reading: true },
  'betting.clearGestures': { value: 'binding', refs: ['2 Einsätze 7'] },
};
