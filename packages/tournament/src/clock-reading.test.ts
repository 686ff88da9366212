import { later } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClock } from './clock-reading.ts';
import type { ClockSetting } from './clock-setting.ts';
import { anchoredAt } from './clock-stand.ts';
import { type BreakLevel, minutes, type PlayLevel, type Structure, toMillis } from './structure.ts';
import { EVENING } from './testing.ts';

const play = (length: number, bigBlind: number): PlayLevel => ({
  kind: 'play',
  duration: minutes(length),
  smallBlind: toChips(bigBlind / 2),
  bigBlind: toChips(bigBlind),
  ante: toChips(0),
  anteForm: 'none',
});
const pause = (length: number, waits?: true): BreakLevel => ({
  kind: 'break',
  duration: minutes(length),
  ...(waits && { waits }),
});

/** Twenty minutes each; a break of fifteen that waits after the second level. */
const levels: Structure = [play(20, 100), play(20, 200), pause(15, true), play(20, 400), pause(10), play(20, 800)];
const running: ClockSetting = { level: 0, remaining: minutes(20), running: true, speed: 1, at: EVENING };
const after = (count: number, clock: ClockSetting = running) =>
  readClock(clock, levels, later(EVENING, count * 60_000));

describe('the clock, read from its anchor', () => {
  it.each([
    { at: 0, level: 0, no: 1, left: 20, phase: 'running' },
    { at: 19.99, level: 0, no: 1, left: 0.01, phase: 'running' },
    { at: 20, level: 1, no: 2, left: 20, phase: 'running' },
    { at: 50, level: 2, no: 2, left: 5, phase: 'running' },
    { at: 55, level: 2, no: 2, left: 0, phase: 'waiting' },
    { at: 500, level: 2, no: 2, left: 0, phase: 'waiting' },
  ])('[pvb:14(1)] after $at minutes: line $level with $left left, $phase', ({ at, level, no, left, phase }) => {
    const reading = after(at);
    expect(reading).toMatchObject({ levelIndex: level, levelNo: no, phase });
    expect(reading.remaining).toBeCloseTo(left * 60_000, 3);
  });

  it('passes through a break that does not wait, and stays at zero in the last level', () => {
    const late = { ...running, level: 3 };
    expect(after(25, late)).toMatchObject({ levelIndex: 4, onBreak: true, remaining: 5 * 60_000 });
    const end = after(60, late);
    expect(end).toMatchObject({ levelIndex: 5, remaining: 0, phase: 'waiting', overtime: 10 * 60_000 });
    expect(end.blinds).toMatchObject({ bigBlind: 800 });
    expect(end).not.toHaveProperty('nextLevel');
  });

  it('says what comes next and when', () => {
    expect(after(5)).toMatchObject({
      levelEndsAt: later(EVENING, 20 * 60_000),
      nextLevel: levels[1],
      nextBlinds: levels[1],
      nextBreakIn: 35 * 60_000,
      nextBreakAt: later(EVENING, 40 * 60_000),
    });
    expect(after(45)).toMatchObject({ onBreak: true, blinds: levels[3], nextBlinds: levels[5] });
  });

  it('stands still while paused', () => {
    const paused = { ...running, remaining: toMillis(90_000), running: false };
    expect(after(500, paused)).toMatchObject({ phase: 'paused', remaining: 90_000, levelIndex: 0 });
    expect(after(500, paused)).not.toHaveProperty('levelEndsAt');
  });

  it('runs a break put in by hand first, then goes on with the level', () => {
    const clock = { ...running, remaining: minutes(7), interlude: { remaining: minutes(5), label: 'Feueralarm' } };
    expect(after(2, clock)).toMatchObject({
      onBreak: true,
      remaining: 3 * 60_000,
      levelIndex: 0,
      interlude: { label: 'Feueralarm', levelRemaining: 7 * 60_000 },
    });
    expect(after(6, clock)).toMatchObject({ onBreak: false, remaining: 6 * 60_000 });
    expect(after(6, clock)).not.toHaveProperty('interlude');
  });

  it('runs faster where it was told to', () => {
    expect(after(1, { ...running, speed: 10 })).toMatchObject({
      remaining: 10 * 60_000,
      levelEndsAt: later(EVENING, 2 * 60_000),
    });
  });

  it('counts down to the start', () => {
    const reading = readClock(undefined, levels, EVENING, { until: later(EVENING, 4_000) });
    expect(reading).toMatchObject({ phase: 'notStarted', startsIn: 4_000, remaining: 20 * 60_000, levelNo: 1 });
    expect(readClock(undefined, levels, EVENING, { until: later(EVENING, -4_000) }).startsIn).toBe(0);
  });

  it('reads an empty structure without a level', () => {
    expect(readClock(running, [], EVENING)).toMatchObject({ levelIndex: 0, levelNo: 0 });
  });

  it('reads the same from any later anchor', () => {
    const ms = fc.integer({ min: 0, max: 200 * 60_000 });
    fc.assert(
      fc.property(ms, ms, fc.boolean(), fc.option(ms, { nil: undefined }), (first, second, isRunning, broken) => {
        const clock: ClockSetting = {
          ...running,
          running: isRunning,
          ...(broken !== undefined && { interlude: { remaining: toMillis(broken) } }),
        };
        const now = later(EVENING, first + second);
        const { overtime: _a, ...direct } = readClock(clock, levels, now);
        const { overtime: _b, ...moved } = readClock(anchoredAt(clock, levels, later(EVENING, first)), levels, now);
        expect(moved).toEqual(direct);
      }),
    );
  });
});
