import { type Card, toCode } from '@riffle/cards';
import { expect, it } from 'vitest';
import { startingHand } from './starting-hands.ts';

const worth = (a: Card, b: Card): number => startingHand(toCode(a), toCode(b));

it('two cards are worth what players say: pairs, then high and suited ones, and gaps cost', () => {
  expect(worth('As', 'Ah')).toBeGreaterThan(990);
  expect(worth('As', 'Ah')).toBeGreaterThan(worth('Ks', 'Kh'));
  expect(worth('As', 'Ks')).toBeGreaterThan(worth('As', 'Kh'));
  expect(worth('Js', 'Th')).toBeGreaterThan(worth('Js', '7h'));
  expect(worth('7s', '2h')).toBeLessThan(100);
});

it('the order of the two does not matter, and half of all are better than the middle', () => {
  expect(worth('9c', '4d')).toBe(worth('4d', '9c'));
  let better = 0;
  for (let a = 0; a < 52; a += 1) for (let b = 0; b < a; b += 1) if (startingHand(a, b) >= 500) better += 1;
  expect(better / 1326).toBeCloseTo(0.5, 2);
});
