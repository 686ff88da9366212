import { later, toInstant } from '@riffle/aggregate';
import { type ClockSetting, minutes, READY_STRUCTURES, toMillis } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { expectedEnd } from './expected-end.ts';

const [quick] = READY_STRUCTURES;
if (quick === undefined) throw new Error('no ready structure');
const { levels, startingStack } = quick;
const eight = toInstant(Date.UTC(2026, 10, 21, 20));
const field = { entries: 20, startingStack };
const clock = (level: number, remaining: number): ClockSetting => ({
  level,
  remaining: toMillis(remaining),
  running: false,
  speed: 1,
  at: eight,
});

it('is the same at the start, whether the clock stands there or is still to come', () => {
  expect(expectedEnd(levels, clock(0, minutes(10)), eight, field)).toBe(expectedEnd(levels, undefined, eight, field));
});

it('comes later by what the clock stood still', () => {
  const planned = expectedEnd(levels, undefined, eight, field);
  // twenty minutes in by the wall clock, but only ten by the tournament's
  const inTwenty = later(eight, minutes(20));
  expect(expectedEnd(levels, clock(1, minutes(10)), inTwenty, field)).toBe(later(planned, minutes(10)));
});

it('is now when it should be over already', () => {
  expect(expectedEnd(levels, clock(levels.length - 1, 0), eight, { entries: 2, startingStack })).toBe(eight);
});
