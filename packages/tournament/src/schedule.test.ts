import { elapsed, later } from '@riffle/aggregate';
import { describe, expect, it } from 'vitest';
import { checkStructure } from './check-structure.ts';
import { projectedEnd, scheduleOf } from './schedule.ts';
import { minutes, toMillis } from './structure.ts';
import { READY_STRUCTURES, structureFor } from './structures.ts';
import { EVENING } from './testing.ts';

const hours = (id: string, entries: number): number => {
  const { levels, startingStack } = structureFor(id) ?? { levels: [], startingStack: 0 as never };
  return elapsed(EVENING, projectedEnd(levels, EVENING, { entries, startingStack })) / 3_600_000;
};
/** What a set of tournament chips can make: nothing finer than its smallest chip. */
const isPlayable = (count: number): boolean =>
  count % (count >= 10_000 ? 1_000 : count >= 1_000 ? 100 : count >= 100 ? 50 : 25) === 0;

describe('the ready structures', () => {
  it.each([
    ['quick', 20, 2],
    ['clubNight', 30, 4],
    ['deep', 40, 6],
  ])('%s takes %i players about %i hours', (id, entries, expected) => {
    expect(Math.abs(hours(id, entries) - expected)).toBeLessThanOrEqual(0.5);
  });

  it.each(READY_STRUCTURES)('$id is playable', ({ levels }) => {
    expect(checkStructure(levels)).toEqual([]);
    for (const line of levels) {
      if (line.kind === 'play')
        expect([line.smallBlind, line.bigBlind, line.ante].filter((n) => !isPlayable(n))).toEqual([]);
    }
  });
});

describe('the schedule', () => {
  const levels = structureFor('quick')?.levels ?? [];

  it('begins now where there is no clock', () => {
    const [first, second] = scheduleOf(levels, undefined, EVENING);
    expect(first).toEqual({ startsAt: EVENING, endsAt: later(EVENING, 600_000) });
    expect(second?.startsAt).toBe(later(EVENING, 600_000));
    const whole = levels.reduce((sum, { duration }) => sum + duration, 0);
    expect(scheduleOf(levels, undefined, EVENING).at(-1)?.endsAt).toBe(later(EVENING, whole));
  });

  it('goes by the clock', () => {
    const clock = { level: 1, remaining: minutes(4), running: true, speed: 1, at: EVENING };
    const plan = scheduleOf(levels, clock, later(EVENING, 60_000));
    expect(plan[0]).toEqual({});
    expect(plan[1]?.endsAt).toBe(later(EVENING, 4 * 60_000));
    expect(plan[2]?.startsAt).toBe(later(EVENING, 4 * 60_000));
    const broken = scheduleOf(levels, { ...clock, interlude: { remaining: toMillis(60_000) } }, EVENING);
    expect(broken[2]?.startsAt).toBe(later(EVENING, 5 * 60_000));
  });

  it('warns of blinds that fall', () => {
    const fallen = [...levels, ...levels.slice(0, 1)];
    expect(checkStructure(fallen)).toEqual([{ code: 'blinds-fall', weight: 'warn', level: levels.length }]);
    expect(checkStructure([])).toEqual([{ code: 'no-play-level', weight: 'stop' }]);
  });
});
