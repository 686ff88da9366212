import type { AnswersOn } from '../../rulebook.ts';

export const chips: AnswersOn<'chips'> = {
  'chips.raceMethod': { value: 'race', refs: ['6.8', '6.8 Karten'] },
  'chips.evenExchange': { value: 'first', refs: ['6.8 Umtausch'] },
  'chips.raceLayout': { value: 'inSight', refs: ['6.8 Umtausch'] },
  'chips.raceStart': { value: 'leftOfButton', refs: ['6.8 Reihenfolge', '6.8 Button'] },
  'chips.raceCards': { value: 'onePerChipEnBloc', refs: ['6.8 Karten', '6.8 Reihenfolge'] },
  'chips.raceTie': { value: 'suits', refs: ['6.8 Farbe', '2 Split Pot 1'] },
  'chips.raceNumber': { value: 'up', refs: ['6.8 Aufrundung'] },
  'chips.raceMaxPerPlayer': { value: 1, refs: ['6.8 Verteilung'] },
  'chips.raceLastChip': { value: 'oneChip', refs: ['6.8 letzter Chip'] },
  'chips.colorUpWhen': { value: 'whenNotNeeded', refs: ['6.8'] },
  'chips.visibility': { value: 'visibleInFront', refs: ['1 Ablauf 4 Chips offenlegen', '6.23'] },
  // Whoever takes chips away "loses": those that were taken.
  'chips.hiddenTransport': {
    value: 'forfeitMayDisqualify',
    refs: ['1 Ablauf 4', '6.22', '6.22 Wegnehmen'],
    reading: true,
  },
  'chips.foreignObjects': { value: 'noForeignChips', refs: ['6.21'] },
};
