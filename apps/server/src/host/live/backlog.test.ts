import { describe, expect, it, vi } from 'vitest';
import { Backlog } from './backlog.ts';

const reader = (owed: number) => ({ owed, drop: vi.fn() });

describe('what waits for slow readers', () => {
  it('is counted as it is now', () => {
    const backlog = new Backlog(100);
    const one = reader(30);
    backlog.note(one);
    one.owed = 50;
    backlog.note(one);
    expect(backlog.total).toBe(50);
    backlog.note({ ...one });
    backlog.forget(one);
    expect(backlog.total).toBe(50);
  });

  it('costs whoever holds up most, down to half, and nobody else', () => {
    const backlog = new Backlog(100);
    const [small, middling, large] = [reader(10), reader(35), reader(60)];
    for (const one of [large, small, middling]) backlog.note(one);
    expect([small, middling, large].map(({ drop }) => drop.mock.calls.length)).toEqual([0, 0, 1]);
    expect(backlog.total).toBe(45);
  });

  it('costs nobody where it has gone out meanwhile', () => {
    const backlog = new Backlog(100);
    const [quick, slow] = [reader(80), reader(40)];
    backlog.note(quick);
    quick.owed = 0;
    backlog.note(slow);
    expect(quick.drop).not.toHaveBeenCalled();
    expect(slow.drop).not.toHaveBeenCalled();
    expect(backlog.total).toBe(40);
  });
});
