import { elapsed, later } from '@riffle/aggregate';
import { expect, it } from 'vitest';
import { structureFor } from '../structures.ts';
import { EVENING } from '../testing.ts';
import { nightEnd } from './night-end.ts';

const levels = structureFor('clubNight')?.levels ?? [];
const field = { left: 30, chips: 300_000, seats: 9 };

it('a night that has not begun ends as long after its start as it takes', () => {
  const first = nightEnd(levels, undefined, EVENING, field);
  const hour = nightEnd(levels, undefined, later(EVENING, 3_600_000), field);
  expect(elapsed(first.middle, hour.middle)).toBe(3_600_000);
  expect(first.early).toBeLessThan(first.middle);
  expect(first.middle).toBeLessThan(first.late);
});

it('a clock that runs twice as fast is through in half the time, and a break put in by hand is waited for', () => {
  const clock = { level: 4, remaining: levels[4]?.duration ?? 0, at: EVENING, running: false, speed: 1 } as Parameters<
    typeof nightEnd
  >[1] &
    object;
  const takes = (setting: typeof clock) => elapsed(EVENING, nightEnd(levels, setting, EVENING, field).middle);
  expect(takes({ ...clock, speed: 2 })).toBe(Math.round(takes(clock) / 2));
});
