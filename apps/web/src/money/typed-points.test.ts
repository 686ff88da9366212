import { expect, it } from 'vitest';
import { plainPoints, readPoints } from './typed-points.ts';

it.each([
  ['3', { sum: 3, among: 1 }],
  ['+2', { sum: 2, among: 1 }],
  ['-1,5', { sum: -15, among: 10 }],
  [' −0.25 ', { sum: -25, among: 100 }],
  ['-0', { sum: 0, among: 1 }],
  ['', undefined],
  ['-', undefined],
  ['1,234', undefined],
  ['drei', undefined],
])('%j is read as points', (typed, read) => {
  expect(readPoints(typed)).toEqual(read);
});

it.each(['3', '-1.5', '0.07', '-0.5', '12'])('%s is typed as it was read', (text) => {
  expect(plainPoints(readPoints(text) ?? { sum: 0, among: 1 }, '.')).toBe(text);
});
