import { expect, it } from 'vitest';
import { nextTimeOfDay, timeOfDay, usualStart } from './start-time.ts';

const evening = new Date(2026, 10, 21, 18, 5, 30).getTime();

it('means tonight where it is still to come, else tomorrow', () => {
  expect(nextTimeOfDay('19:30', evening)).toBe(new Date(2026, 10, 21, 19, 30).getTime());
  expect(nextTimeOfDay('18:05', evening)).toBe(new Date(2026, 10, 22, 18, 5).getTime());
});

it.each(['', '25:00', '19:60', '7 pm'])('"%s" is no time of day', (text) => {
  expect(nextTimeOfDay(text, evening)).toBeUndefined();
});

it('is written as it is read', () => {
  expect(timeOfDay(nextTimeOfDay('09:05', evening) ?? 0)).toBe('09:05');
});

it('begins on a half hour, with time to check in', () => {
  expect(timeOfDay(usualStart(evening))).toBe('18:30');
  expect(timeOfDay(usualStart(evening + 20 * 60_000))).toBe('19:00');
});
