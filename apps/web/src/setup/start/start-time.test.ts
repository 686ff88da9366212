import { expect, it } from 'vitest';
import { timeOfDay } from '../../live/club-day.ts';
import { usualStart } from './start-time.ts';

const evening = new Date(2026, 10, 21, 18, 5, 30).getTime();

it('begins on a half hour, with time to check in', () => {
  expect(timeOfDay(usualStart(evening))).toBe('18:30');
  expect(timeOfDay(usualStart(evening + 20 * 60_000))).toBe('19:00');
});

it('writes the time of day as an input wants it', () => {
  expect(timeOfDay(new Date(2026, 10, 21, 9, 5).getTime())).toBe('09:05');
});
