import type { AnswersOn } from '../../rulebook.ts';

export const chips: AnswersOn<'chips'> = {
  'chips.raceMethod': { value: 'race', refs: ['14.a', '14.b'] },
  'chips.raceStart': { value: 'seat1', refs: ['14.d'] },
  // That a player gets all his cards before the next is how it is done, not what is said.
  'chips.raceCards': { value: 'onePerChipEnBloc', refs: ['14.b', '14.d'], reading: true },
  'chips.raceNumber': { value: 'halfUp', refs: ['14.c'] },
  'chips.raceMaxPerPlayer': { value: 1, refs: ['14.d'] },
  // By its words every loser would get a chip; meant is who would be out.
  'chips.raceLastChip': { value: 'oneChip', refs: ['14.e'], reading: true },
  'chips.colorUpWhen': { value: 'whenNotNeeded', refs: ['14.a'] },
  'chips.colorUpPresence': { value: 'witness', refs: ['14.f'] },
  'chips.visibility': { value: 'visibleInFront', refs: ['16'] },
  'chips.hiddenTransport': { value: 'forfeitMayDisqualify', refs: ['17.a', '17.b'] },
  'chips.carrier': { value: 'visible', refs: ['17.a'] },
};
