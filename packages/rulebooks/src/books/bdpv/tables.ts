import type { AnswersOn } from '../../rulebook.ts';

export const tables: AnswersOn<'tables'> = {
  'tables.breakOrder': { value: 'managementChoice', refs: ['6.10'] },
  // 3.7 is strict, 6.12 only asks to see to it: the nearest position where the same one cannot be had.
  'tables.breakSeats': { value: 'samePosition', refs: ['3.7', '6.12'] },
  'tables.moverEntry': { value: 'everywhereAtOnce', refs: ['6.13'] },
};
