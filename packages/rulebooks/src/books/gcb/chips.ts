import type { AnswersOn } from '../../rulebook.ts';

export const chips: AnswersOn<'chips'> = {
  'chips.raceMethod': { value: 'race', refs: ['T23.A1'] },
  'chips.raceLayout': { value: 'inSight', refs: ['T23.B1'] },
  'chips.raceStart': { value: 'seat1', refs: ['T23.A1'] },
  'chips.raceCards': { value: 'onePerChipEnBloc', refs: ['T23.A1'], reading: true },
  // The sentence may mean late chips only; it is read for the race as well.
  'chips.raceNumber': { value: 'down', refs: ['T23.C'], reading: true },
  'chips.raceMaxPerPlayer': { value: 1, refs: ['T23.A2'] },
  'chips.raceLastChip': { value: 'oneChip', refs: ['T23.A3'] },
  'chips.lateFoundChips': { value: 'exchangeEvenRestLapses', refs: ['T23.C'] },
  'chips.colorUpUnscheduled': { value: 'floorAnnounced', refs: ['T24.B1', 'T24.B2'] },
  'chips.colorUpPresence': { value: 'recommended', refs: ['T23.B2'] },
  'chips.visibility': { value: 'visibleInFront', refs: ['T24.A1', 'T24.A2'] },
  'chips.hiddenTransport': { value: 'mayForfeitMayDisqualify', refs: ['T54.1', 'T54.2', 'T54.3'] },
  'chips.carrier': { value: 'visible', refs: ['T54.1'] },
};
