import type { Answers } from '../../rulebook.ts';

export const gcbBoard: Answers = {
  'dealing.fourCardFlopKnown': { value: 'alwaysDraw', refs: ['T36'] },
  'dealing.fourCardFlopUnknown': { value: 'draw', refs: ['T36'] },
  'dealing.burnDrawnBy': { value: 'floor', refs: ['T36'] },
};
