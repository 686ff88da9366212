import type { Answers } from '../../rulebook.ts';

export const tda55Showdown: Answers = {
  'betting.outOfTurnHeld': { value: 'binds', refs: ['33.b'] },
  'pots.unprotectedHandLostWhen': { value: 'touchedMuck', refs: ['31.a'] },
  'showdown.othersShow': { value: 'inTurn', refs: ['38.lastAction'] },
};
