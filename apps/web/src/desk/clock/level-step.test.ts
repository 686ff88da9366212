import { minutes, playLevelNo } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { levels } from '../../night/fixture/a-night.ts';
import { levelBack, levelOn } from './level-step.ts';

describe('back and on', () => {
  it('goes to the start of this level first', () => {
    expect(levelBack({ level: 3, remaining: minutes(12) }, levels)).toBe(3);
  });
  it('goes to the level before when this one has only just begun', () => {
    expect(levelBack({ level: 3, remaining: minutes(20) }, levels)).toBe(2);
    expect(levelBack({ level: 3, remaining: minutes(20) - 5_000 }, levels)).toBe(2);
    expect(levelBack({ level: 3, remaining: minutes(20) - 5_001 }, levels)).toBe(3);
  });
  it('stays within the structure', () => {
    expect(levelBack({ level: 0, remaining: minutes(20) }, levels)).toBe(0);
    expect(levelOn(levels.length - 1, levels)).toBe(levels.length - 1);
  });
  it('counts levels of play as people do, without the breaks', () => {
    expect(playLevelNo(3, levels)).toBe(4);
    expect(playLevelNo(4, levels)).toBeUndefined();
    expect(playLevelNo(5, levels)).toBe(5);
  });
});
