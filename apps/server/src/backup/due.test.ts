import { describe, expect, it } from 'vitest';
import { isDue, isOverdue } from './due.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-20T18:00:00Z');
const plan = (when: 'off' | 'after-each' | 'daily' | 'hours') => ({ when, hours: 6, keep: 3 });

describe('a backup is made by itself', () => {
  it('never, where nobody wants it', () => {
    expect(isDue(plan('off'), { overAt: NOW - HOUR }, NOW)).toBe(false);
  });

  it.each([
    ['daily', 23 * HOUR, 24 * HOUR],
    ['hours', 6 * HOUR - 1, 6 * HOUR],
    ['after-each', 6 * DAY, 7 * DAY],
  ] as const)('%s: not yet, and then', (when, early, late) => {
    expect(isDue(plan(when), { goodAt: NOW - early }, NOW)).toBe(false);
    expect(isDue(plan(when), { goodAt: NOW - late }, NOW)).toBe(true);
    expect(isDue(plan(when), {}, NOW)).toBe(true);
  });

  it('a little after a tournament is over, once', () => {
    const goodAt = NOW - DAY;
    expect(isDue(plan('after-each'), { goodAt, overAt: NOW - MINUTE }, NOW)).toBe(false);
    expect(isDue(plan('after-each'), { goodAt, overAt: NOW - 2 * MINUTE }, NOW)).toBe(true);
    expect(isDue(plan('after-each'), { goodAt: NOW - MINUTE, overAt: NOW - 2 * MINUTE }, NOW)).toBe(false);
  });

  it('again a while after it failed', () => {
    expect(isDue(plan('daily'), { failedAt: NOW - 14 * MINUTE }, NOW)).toBe(false);
    expect(isDue(plan('daily'), { failedAt: NOW - 15 * MINUTE }, NOW)).toBe(true);
  });

  it('also where a wrong clock made the last one, years ahead', () => {
    expect(isDue(plan('daily'), { goodAt: NOW + 999 * DAY, failedAt: NOW + DAY }, NOW)).toBe(true);
  });
});

it('says that there has been none for long, from when there was something to lose', () => {
  expect(isOverdue(undefined, NOW - 7 * DAY, NOW)).toBe(false);
  expect(isOverdue(undefined, NOW - 9 * DAY, NOW)).toBe(true);
  expect(isOverdue(NOW - 7 * DAY, NOW - 99 * DAY, NOW)).toBe(false);
  expect(isOverdue(NOW - 9 * DAY, NOW - 99 * DAY, NOW)).toBe(true);
});
