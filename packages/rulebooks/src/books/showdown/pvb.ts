import type { Answers } from '../../rulebook.ts';

export const pvbShowdown: Answers = {
  'betting.outOfTurnHeld': { value: 'binds', refs: ['37(3)'] },
  'betting.grossMiscount': { value: 'floorMayLimit', refs: ['47(3)'] },
  'declarations.foldSignal': { value: 'forbidden', refs: ['37(6)'] },
  'pots.unprotectedHandLostWhen': { value: 'taken', refs: ['60(2)'] },
  // "Repeated" names no period: within one tournament.
  'showdown.exposedAgain': { value: 'asOnPurpose', refs: ['66(2)'] },
  'showdown.othersShow': { value: 'inTurn', refs: ['55(1)'] },
};
