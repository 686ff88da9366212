import { toInstant } from '@riffle/aggregate';
import { minutes, readClock, type TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { endOfBoth, levelEndsAt } from './sold-until.ts';

const NOW = toInstant(1_800_000_000_000);
const levels = (['play', 'play', 'break', 'play'] as const).map((kind) => ({ kind, duration: minutes(20) }));
const seen = (running: boolean) =>
  ({
    setup: { levels },
    clock: { level: 0, remaining: minutes(12), running, at: NOW, speed: 1 },
  }) as unknown as TournamentView;
const endOf = (level: number, running = true, after = 0): number | undefined => {
  const view = seen(running);
  const now = toInstant(NOW + after);
  const end = levelEndsAt(view, readClock(view.clock, view.setup.levels, now), level, now);
  return end === undefined ? undefined : (end - NOW) / 60_000;
};

describe('until when something is sold', () => {
  it('is the end of its level by the clock, breaks on the way counted', () =>
    expect([1, 2, 3].map((level) => endOf(level))).toEqual([12, 32, 72]));
  it('is the same moment however often it is asked', () => expect(endOf(2, true, 5 * 60_000)).toBe(32));
  it('is not known while the clock stands, and nothing for a level that is over or that there is not', () =>
    expect([endOf(2, false), endOf(1, true, 15 * 60_000), endOf(9)]).toEqual([undefined, undefined, undefined]));
});

describe('what ends first of a level and a moment', () => {
  const at = (count: number) => toInstant(NOW + count * 60_000);
  const first = (end: { readonly through?: number; readonly until?: typeof NOW }, running = true) => {
    const view = seen(running);
    return endOfBoth(view, readClock(view.clock, view.setup.levels, NOW), end, NOW);
  };
  it('is the earlier of both, where both are known', () => {
    expect(first({ through: 2, until: at(20) })).toEqual({ at: at(20) });
    expect(first({ through: 2, until: at(40) })).toEqual({ level: 2, at: at(32) });
  });
  it('is both, while nobody knows when the level ends', () =>
    expect(first({ through: 2, until: at(20) }, false)).toEqual({ level: 2, at: at(20) }));
  it('is the one that there is, or none', () => {
    expect(first({ until: at(20) })).toEqual({ at: at(20) });
    expect(first({ through: 2 })).toEqual({ level: 2, at: at(32) });
    expect(first({})).toEqual({});
  });
});
