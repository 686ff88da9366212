import { expect, it } from 'vitest';
import { barOf, NOBODY_BARRED } from './bar-draft.ts';

it('a bar lasts until its last day is over, or until it is lifted', () => {
  expect(barOf(NOBODY_BARRED)).toBeUndefined();
  expect(barOf({ of: 'club', through: '' })).toEqual({ of: 'club' });
  const last = barOf({ of: 'player', through: '2027-12-31' })?.until ?? 0;
  expect(new Date(last)).toEqual(new Date(2028, 0, 1));
});
