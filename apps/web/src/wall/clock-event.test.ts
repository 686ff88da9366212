import { later } from '@riffle/aggregate';
import { readClock, toMillis } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { levelIsNew, movesKey, progressOf } from './clock-event.ts';
import { LEVELS, START } from './trial-night.ts';

describe('moves', () => {
  it('tells moves apart by who went where', () => {
    const move = {
      entry: 'e1',
      from: { table: 't2', seat: 1 },
      fromName: '2',
      to: { table: 't1', seat: 4 },
      toName: '1',
    };
    expect(movesKey([move] as never)).toBe('e1@t1/4');
  });
});

describe('[pvb:14(1)] new blinds are announced for the next hand', () => {
  const at = (level: number, secondsIn: number, speed = 1) =>
    readClock(
      { level, remaining: toMillis(1_200_000), running: true, speed, at: START },
      LEVELS,
      later(START, secondsIn * 1000),
    );

  it.each([
    ['right after the change', at(1, 0), 1, true],
    ['after a break as well', at(4, 30), 1, true],
    ['not in the first level', at(0, 5), 1, false],
    ['not for ever', at(1, 120), 1, false],
    ['not in a break', at(3, 5), 1, false],
    ['in real seconds where the clock runs faster', at(1, 55, 10), 10, true],
    ['not for more than half of a level', at(1, 65, 10), 10, false],
  ] as const)('%s', (_, reading, speed, told) => {
    expect(levelIsNew(reading, speed)).toBe(told);
  });

  it('are not told again because time was added', () => {
    const added = readClock(
      { level: 1, remaining: toMillis(1_500_000), running: true, speed: 1, at: START },
      LEVELS,
      START,
    );
    expect(levelIsNew(added, 1)).toBe(false);
  });
});

it('fills the bar from the beginning of the level to its end', () => {
  const reading = (remaining: number) =>
    readClock({ level: 1, remaining: toMillis(remaining), running: true, speed: 1, at: START }, LEVELS, START);
  expect(progressOf(reading(1_200_000))).toBe(0);
  expect(progressOf(reading(300_000))).toBe(0.75);
  expect(progressOf(reading(2_000_000))).toBe(0);
});
