import type { ClockReading } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { toAnnounce } from './to-announce.ts';

const reading = (more: Partial<ClockReading>): ClockReading => ({
  ...{ levelIndex: 0, levelNo: 1, remaining: 600_000, phase: 'running', onBreak: false },
  ...more,
});
const view = (more: object = {}) => ({ stage: 'play', tables: {}, ...more }) as never;
const play = { kind: 'play' } as never;
const rest = { kind: 'break' } as never;

it('is nothing while there is time, and nothing before the start', () => {
  expect(toAnnounce(view(), reading({ nextLevel: play }))).toEqual([]);
  expect(toAnnounce(view({ stage: 'before' }), reading({ remaining: 1, nextLevel: rest }))).toEqual([]);
});

it('is the last hand before a break, and a new level, two minutes ahead', () => {
  expect(toAnnounce(view(), reading({ remaining: 120_000, nextLevel: rest }))).toEqual([
    { is: 'lastHand', minutes: 2 },
  ]);
  expect(toAnnounce(view(), reading({ remaining: 59_000, nextLevel: play }))).toEqual([{ is: 'newLevel', minutes: 1 }]);
  expect(toAnnounce(view(), reading({ remaining: 59_000 }))).toEqual([]);
});

it('is a break, a clock that stands, hand-for-hand and small chips that go', () => {
  expect(toAnnounce(view(), reading({ onBreak: true, remaining: 1, nextLevel: play }))).toEqual([{ is: 'break' }]);
  expect(toAnnounce(view(), reading({ phase: 'paused' }))).toEqual([{ is: 'paused' }]);
  expect(toAnnounce(view({ handForHand: {} }), reading({ phase: 'paused' }))).toEqual([{ is: 'handForHand' }]);
  const colourUps = [
    { value: 25, left: ['t1'] },
    { value: 100, left: [] },
  ];
  expect(toAnnounce(view({ colourUps }), reading({}))).toEqual([{ is: 'colourUp', value: 25 }]);
});

it('is how many of the last hands follow, and not that the clock stands for them', () => {
  const tables = (more: object) => ({ tables: { t1: more } });
  const paused = reading({ phase: 'paused' });
  expect(toAnnounce(view(tables({ lastHands: 3 })), paused)).toEqual([{ is: 'lastHands', left: 3 }]);
  expect(toAnnounce(view(tables({ lastHands: 0 })), paused)).toEqual([{ is: 'lastHands', left: 0 }]);
  expect(toAnnounce(view(tables({ lastHands: 0, endedByTime: true })), paused)).toEqual([{ is: 'paused' }]);
});
