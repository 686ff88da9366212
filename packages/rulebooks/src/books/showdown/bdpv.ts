import type { Answers } from '../../rulebook.ts';

export const bdpvShowdown: Answers = {
  'betting.outOfTurnHeld': { value: 'floorMayHold', refs: ['2 Einsätze 8 bindend'] },
  'betting.bettorShowsEarly': { value: 'ownFault', refs: ['5.8 Setzer', '5.8 Beispiel'] },
  'pots.unprotectedHandLostWhen': { value: 'taken', refs: ['2 Unregelmäßigkeiten 2 ungeschützt'] },
  'pots.mixedPayout': { value: 'recounted', refs: ['1 Entscheidungsfindung 6'] },
  'showdown.keepCards': { value: 'untilWinnerSettled', refs: ['2 Showdown 2 Karten halten'] },
};
