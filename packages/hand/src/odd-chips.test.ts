import { toCodes } from '@riffle/cards';
import { expect, it } from 'vitest';
import { compareBySuit } from './odd-chips.ts';

it('of two hands with the same highest card, one on the table for all, the next card says whose is higher', () => {
  const [higher, lower] = [toCodes(['As', 'Kd', '9c']), toCodes(['As', 'Kc', '9d'])];
  expect(compareBySuit('high', higher, lower)).toBeGreaterThan(0);
  expect(compareBySuit('high', lower, higher)).toBeLessThan(0);
  expect(compareBySuit('high', higher, higher)).toBe(0);
});
