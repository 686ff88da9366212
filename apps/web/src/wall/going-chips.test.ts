import { toTableId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { goingChips } from './going-chips.ts';

it('is what a table has still to take out, and not what is only changed', () => {
  const left = [toTableId('t1')];
  expect(goingChips()).toEqual([]);
  expect(
    goingChips([
      { value: 100, left },
      { value: 25, left },
      { value: 5, left: [] },
    ]),
  ).toEqual([25, 100]);
  expect(goingChips([{ value: 25, left, keep: true }])).toEqual([]);
});
