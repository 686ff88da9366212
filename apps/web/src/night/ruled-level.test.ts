import { expect, it } from 'vitest';
import { ruledLevel } from './ruled-level.ts';

const play = (bigBlind: number) => ({ kind: 'play', smallBlind: bigBlind / 2, bigBlind, duration: 1 });
const levels = [play(50), play(100), { kind: 'break', duration: 1 }] as never;

it('is the level before, or in which a hand that is dealt again began; else none', () => {
  expect(ruledLevel(undefined, levels)).toBeUndefined();
  expect(ruledLevel({ stopped: 1 as never }, levels)).toBeUndefined();
  expect(ruledLevel({ oldLevel: 0 }, levels)).toMatchObject({ bigBlind: 50 });
  expect(ruledLevel({ again: { level: 1, sitsOut: [] } }, levels)).toMatchObject({ bigBlind: 100 });
  // the old blinds hold in the hand that is dealt again
  expect(ruledLevel({ oldLevel: 0, again: { level: 1, sitsOut: [] } }, levels)).toMatchObject({ bigBlind: 50 });
  expect(ruledLevel({ oldLevel: 2 }, levels)).toBeUndefined();
});
