import type { AnswersOn } from '../../rulebook.ts';

export const tables: AnswersOn<'tables'> = {
  'tables.finalTableSize': { value: { is: 'fullTablePlusOne', atMost: 10 }, refs: ['T11.1', 'T11.2', 'T11.3'] },
  'tables.breakSeats': { value: 'anyFreeSeat', refs: ['T9.1'] },
  // "Between small blind and button" is the gap from the button clockwise, not the rest of the table.
  'tables.moverEntry': { value: 'notBetweenButtonAndSmallBlind', refs: ['T9.1', 'T9.2'] },
};
