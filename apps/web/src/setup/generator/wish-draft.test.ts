import { expect, it } from 'vitest';
import { minutesWished, usualWish, wishOf, wrongIn } from './wish-draft.ts';

it('a wish is typed in hours or as a time of day, which may be of the next day', () => {
  expect(minutesWished({ ...usualWish, hours: '4,5' }, '19:30')).toBe(270);
  expect(minutesWished({ ...usualWish, until: 'end', end: '23:45' }, '19:30')).toBe(255);
  expect(minutesWished({ ...usualWish, until: 'end', end: '00:15' }, '19:30')).toBe(285);
  expect(minutesWished({ ...usualWish, until: 'end', end: '' }, '19:30')).toBe(0);
});

it('what is usual is a wish; chips come in any order, once each, however they are parted', () => {
  expect(wrongIn(usualWish, '19:30')).toEqual([]);
  const wish = wishOf({ ...usualWish, chips: '100, 25; 500 100', breakEvery: '', longBreak: '0' }, '19:30');
  expect(wish).toMatchObject({ chips: [100, 25, 500], levelLength: 1_200_000, length: 14_400_000, rebuys: 0 });
  expect(wish).not.toHaveProperty('breakEvery');
  expect(wish).not.toHaveProperty('longBreak');
});

it('what is wrong is named, and no wish until it is right', () => {
  const draft = { ...usualWish, players: '1', stack: '', chips: 'x', level: '0', hours: '0' };
  expect(wrongIn(draft, '19:30')).toEqual(['players', 'stack', 'chips', 'level', 'length']);
  expect(wishOf(draft, '19:30')).toBeUndefined();
});
