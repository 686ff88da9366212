import { later } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import type { ClockSetting } from './clock-setting.ts';
import { lateEntryOpen, viewLateEntry } from './late-entry.ts';
import { levelEnd } from './level-end.ts';
import { projectedEnd } from './schedule.ts';
import { minutes, playLevelNo, type Structure } from './structure.ts';
import { structureFor } from './structures.ts';
import { EVENING, setupFor } from './testing.ts';

const play = (length: number) =>
  ({
    kind: 'play',
    duration: minutes(length),
    smallBlind: toChips(50),
    bigBlind: toChips(100),
    ante: toChips(0),
    anteForm: 'none',
  }) as const;
const pause = (length: number) => ({ kind: 'break', duration: minutes(length) }) as const;
/** Levels 1, 2, 3 and 4 of play, a break after the second. */
const levels: Structure = [play(10), play(20), pause(5), play(30), play(40)];
const waiting: Structure = levels.map((line) => (line.kind === 'break' ? { ...line, waits: true } : line));
const clock = (changes: Partial<ClockSetting> = {}): ClockSetting => ({
  level: 0,
  remaining: minutes(10),
  running: true,
  speed: 1,
  at: EVENING,
  ...changes,
});
const at = (count: number) => ({ at: later(EVENING, count * 60_000) });
const left = (count: number) => ({ left: minutes(count) });

describe('when a level of play ends', () => {
  it.each([
    ['the first', levels, clock(), 1, at(10)],
    ['the second', levels, clock(), 2, at(30)],
    ['the third, behind the break', levels, clock(), 3, at(65)],
    ['the last', levels, clock(), 4, at(105)],
    ['one that is not there', levels, clock(), 5, left(0)],
    ['one before the first', levels, clock(), 0, left(0)],
    ['the first, in its midst', levels, clock({ remaining: minutes(4) }), 1, at(4)],
    ['one that is over', levels, clock({ level: 3, remaining: minutes(30) }), 2, at(0)],
    ['the one that runs, of a clock that stands', levels, clock({ running: false, remaining: minutes(4) }), 1, left(4)],
    ['a later one, of a clock that stands', levels, clock({ running: false }), 2, left(20)],
    ['before the start', levels, undefined, 3, left(30)],
    ['before a break that waits', waiting, clock(), 2, at(30)],
    ['behind a break that waits', waiting, clock(), 3, left(30)],
    ['behind a break that waits, and is over', waiting, clock({ level: 3, remaining: minutes(30) }), 3, at(30)],
    ['on a clock that runs twice as fast', levels, clock({ speed: 2 }), 2, at(15)],
  ] as const)('%s', (_what, structure, set, no, expected) => {
    expect(levelEnd(structure, set, no)).toEqual(expected);
  });

  it('late entry ends with it, and a break behind it is too late', () => {
    const setup = (lateEntryThrough: number) => ({ ...setupFor('pvb'), levels, lateEntryThrough });
    const open = (through: number) =>
      [0, 9, 10, 29, 30, 34, 35, 64, 65, 104, 105, 300].filter((count) =>
        lateEntryOpen(setup(through), clock(), later(EVENING, count * 60_000)),
      );
    expect(open(0)).toEqual([]);
    expect(open(1)).toEqual([0, 9]);
    expect(open(2)).toEqual([0, 9, 10, 29]);
    expect(open(3)).toEqual([0, 9, 10, 29, 30, 34, 35, 64]);
    expect(open(4)).toEqual([0, 9, 10, 29, 30, 34, 35, 64, 65, 104, 105, 300]);
    expect(viewLateEntry(setup(2), undefined)).toEqual({ lateEntryOpen: true });
    expect(viewLateEntry(setup(0), clock())).toEqual({});
    expect(viewLateEntry(setup(2), clock())).toEqual({ lateEntryOpen: true, lateEntryClosesAt: at(30).at });
    expect(viewLateEntry(setup(2), clock({ running: false }))).toEqual({ lateEntryOpen: true });
    expect(viewLateEntry(setup(4), clock())).toEqual({ lateEntryOpen: true });
  });

  it('levels of play have their numbers, breaks and lines that are not there have none', () => {
    expect([-1, 0, 1, 2, 3, 4, 5].map((index) => playLevelNo(index, levels))).toEqual([
      undefined,
      1,
      2,
      undefined,
      3,
      4,
      undefined,
    ]);
  });
});

describe('when a night will be over', () => {
  const end = (id: string, entries?: number) => {
    const ready = structureFor(id);
    if (ready === undefined) throw new RangeError('no such structure');
    const { startingStack } = ready;
    return (
      (projectedEnd(ready.levels, EVENING, entries === undefined ? undefined : { entries, startingStack }) - EVENING) /
      60_000
    );
  };

  it.each([
    ['quick', undefined, 150],
    ['quick', 4, 90],
    ['quick', 8, 100],
    ['quick', 9, 110],
    ['quick', 20, 130],
    ['quick', 1000, 150],
    ['clubNight', 30, 250],
    ['deep', 40, 380],
  ] as const)('%s with %s players after %s minutes', (id, entries, expected) => {
    expect(end(id, entries)).toBe(expected);
  });
});
