import { memoryJournal } from '@riffle/journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Keeping } from './keeping.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('what is kept too long goes by itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a quarter of an hour after the start, then every day, until the house is closed', async () => {
    let runs = 0;
    const kept = {
      get: async () => {
        runs += 1;
        return { months: 0 };
      },
    };
    const beyondDoubt = { now: () => DAY, time: { isInDoubt: false } };
    const around = { host: { all: [] }, club: { keeping: kept }, journal: memoryJournal(), ...beyondDoubt };
    const keeping = new Keeping(around as never);
    await vi.advanceTimersByTimeAsync(14 * MINUTE);
    expect(runs).toBe(0);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * DAY);
    expect(runs).toBe(3);
    keeping.close();
    await vi.advanceTimersByTimeAsync(2 * DAY);
    expect(runs).toBe(3);
  });
});
