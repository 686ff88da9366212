import { expect, it } from 'vitest';
import { boxFor } from './own-box.ts';

const anna = { id: 'box-1', holder: 'anna' };
const kim = { id: 'box-2', holder: 'kim' };

it('is the reader’s own box, and never somebody else’s by itself', () => {
  expect(boxFor([anna, kim], { chosen: undefined, reader: 'kim' })).toBe(kim);
  expect(boxFor([anna], { chosen: undefined, reader: 'kim' })).toBeUndefined();
});

it('is the one that was chosen, as long as it is open', () => {
  expect(boxFor([anna, kim], { chosen: 'box-1', reader: 'kim' })).toBe(anna);
  expect(boxFor([kim], { chosen: 'box-1', reader: 'kim' })).toBe(kim);
});
