import { describe, expect, it } from 'vitest';
import { closesUsually, countIn } from './settings.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 9, 12);

describe('the closing time that is proposed', () => {
  it('is an hour before the start, and never in the past', () => {
    expect(closesUsually(NOW + 7 * HOUR, NOW)).toBe(NOW + 6 * HOUR);
    expect(closesUsually(NOW + HOUR / 2, NOW)).toBe(NOW + HOUR);
    expect(closesUsually(NOW - HOUR, NOW)).toBe(NOW + HOUR);
    expect(closesUsually(undefined, NOW)).toBe(NOW + 24 * HOUR);
  });
});

it('a count is a whole number within its bounds', () => {
  expect(countIn(' 32 ', 1, 100)).toBe(32);
  for (const typed of ['', '0', '-1', '1,5', '101', '1e1', 'viele']) expect(countIn(typed, 1, 100)).toBeUndefined();
});
