import type { AnswersOn } from '../../rulebook.ts';

export const seating: AnswersOn<'seating'> = {
  'seating.draw': { value: 'randomOrArranged', refs: ['1 Sitzordnung 5', '6.1'] },
  'seating.separation': { value: 'namedPairs', refs: ['1 Sitzordnung 4'] },
  'seating.identification': { value: 'registeredFirst', refs: ['1 Ablauf 7'] },
  // To be present in person forbids a substitute only; absence is regulated elsewhere.
  'seating.substitute': { value: 'forbidden', refs: ['1 Sitzordnung 1'] },
  'seating.twoTables': { value: 'forbidden', refs: ['1 Sitzordnung 3'] },
  'seating.ownSeatChange': { value: 'forbidden', refs: ['6.11'] },
};
