import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

it('counts days of the calendar, and midnight with the day that ends', () => {
  const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour);
  expect(daysLeft(at(28, 9), at(28, 8), 'UTC')).toBe(0);
  expect(daysLeft(at(29, 0), at(28, 8), 'UTC')).toBe(0);
  expect(daysLeft(at(29, 1), at(28, 23), 'UTC')).toBe(1);
  expect(daysLeft(at(27, 23), at(28, 1), 'UTC')).toBe(-1);
  expect(daysLeft(Date.UTC(2026, 11, 5, 10), at(28, 10), 'Europe/Vienna')).toBe(7);
  // half an hour before midnight in Vienna it is the day before
  expect(daysLeft(Date.UTC(2026, 10, 29, 9), Date.UTC(2026, 10, 28, 22, 30), 'Europe/Vienna')).toBe(1);
});
