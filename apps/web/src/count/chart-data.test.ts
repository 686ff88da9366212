import type { CountView, TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { averages, leaders, playersLeft } from './chart-data.ts';

const count = (at: number, stacks: object, more: object = {}) =>
  ({ at, line: 0, inPlay: 4_000, left: 4, stacks, ...more }) as unknown as CountView;

describe('what a night’s charts are drawn from', () => {
  it('is of the largest stacks what they were at each count that had them', () => {
    const [first, second] = leaders([count(1, { a: 100, b: 900 }), count(2, { a: 1_500, c: 400 })]);
    expect(first).toMatchObject({
      entry: 'a',
      points: [
        { at: 1, y: 100 },
        { at: 2, y: 1_500 },
      ],
    });
    expect(second).toMatchObject({ entry: 'c', points: [{ at: 2, y: 400 }] });
    expect(leaders([])).toEqual([]);
  });

  it('is how many were left, without who has bought back in', () => {
    const bustOuts = [
      { at: 30, out: [{}] },
      { at: 20, out: [{}, { back: true }] },
    ];
    const night = { bustOuts, startedAt: 10, figures: { left: 7 } } as unknown as TournamentView;
    expect(playersLeft(night).points).toEqual([
      { at: 10, y: 9 },
      { at: 20, y: 8 },
      { at: 30, y: 7 },
    ]);
    expect(playersLeft({ ...night, startedAt: undefined } as never).points).toEqual([]);
  });

  it('is the average in big blinds of the level, in a break of that before it', () => {
    const levels = [{ kind: 'play', bigBlind: 50 }, { kind: 'break' }] as unknown as TournamentView['setup']['levels'];
    expect(averages([count(5, {}, { line: 1 })], levels).points).toEqual([{ at: 5, y: 20 }]);
  });
});
