import { expect, test } from 'vitest';
import { finalTablePlayers } from './final-table-size.ts';

const seats = [2, 5, 6, 7, 8, 9, 10] as const;
const sizes = (rule: Parameters<typeof finalTablePlayers>[0]) =>
  seats.map((one) => finalTablePlayers(rule, one, 'omaha'));

test('with how many players the final table is formed, where a table has 2, 5, 6, 7, 8, 9 or 10 seats', () => {
  expect(sizes({ is: 'number', holdem: 10, omaha: 8, stud: 7 })).toEqual([8, 8, 8, 8, 8, 8, 8]);
  expect(sizes({ is: 'bySeats', eightOrNine: 11, sixOrSeven: 5 })).toEqual([2, 5, 5, 5, 11, 11, 10]);
  expect(sizes({ is: 'sameAsTable' })).toEqual([2, 5, 6, 7, 8, 9, 10]);
  expect(sizes({ is: 'fullTablePlusOne', atMost: 10 })).toEqual([2, 6, 7, 8, 9, 10, 10]);
});
