import type { Answers } from '../../rulebook.ts';

export const oepblShowdown: Answers = {
  'betting.outOfTurnHeld': { value: 'binds', refs: ['6.6 out of turn'] },
  'pots.unprotectedHandLostWhen': { value: 'touchedMuck', refs: ['6.6 protect hand'] },
  'showdown.othersShow': { value: 'ifClaiming', refs: ['6.5 Showdown am River: claim only'] },
};
