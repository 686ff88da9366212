import type { AnswersOn } from '../../rulebook.ts';

export const tables: AnswersOn<'tables'> = {
  'tables.maxSeats': { value: { holdem: 9, omaha: 9, stud: 8, atStart: 10 }, refs: ['2.a', '2.b', '2.c'] },
  // No number for the final table: the seat limit holds for every table.
  'tables.finalTableSize': { value: { is: 'sameAsTable' }, refs: ['2.a', '2.c'], reading: true },
  'tables.format': { value: 'multiTable', refs: ['4.a', '5.a'] },
  // The director picks (5.b) and makes the order known (4.d): he sets it, and publishes any change before the break.
  'tables.breakOrder': { value: 'publishedOrder', refs: ['4.d', '5.b'] },
  'tables.breakSeats': { value: 'anyFreeSeat', refs: ['4.a', '4.b', '3'] },
  'tables.moverEntry': { value: 'notBetweenButtonAndSmallBlind', refs: ['4.b', '4.c'] },
  'tables.clockDuringBreak': { value: 6, refs: ['4.e'] },
};
