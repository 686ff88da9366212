import type { Answers } from '../../rulebook.ts';

export const gcbShowdown: Answers = {
  'betting.outOfTurnHeld': { value: 'binds', refs: ['T38.A1'] },
  'pots.unprotectedHandLostWhen': { value: 'taken', refs: ['T55.1'] },
  'showdown.othersShow': { value: 'inTurn', refs: ['T16.3'] },
};
