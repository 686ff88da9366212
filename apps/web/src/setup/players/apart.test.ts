import { toEntryId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { apartFrom, noLongerApart, putApart } from './apart.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(toEntryId) as [never, never, never, never];

it('makes one group of a family', () => {
  const family = putApart(putApart([], a, b), a, c);
  expect(family).toEqual([[a, b, c]]);
  expect(apartFrom(family, b)).toEqual([a, c]);
});

it('leaves other groups alone', () =>
  expect(putApart([[a, b]], c, d)).toEqual([
    [a, b],
    [c, d],
  ]));

it('takes one out, and the group with it when nobody is left to be kept apart', () => {
  expect(noLongerApart([[a, b, c]], a, b)).toEqual([[a, c]]);
  expect(noLongerApart([[a, b]], a, b)).toEqual([]);
});
