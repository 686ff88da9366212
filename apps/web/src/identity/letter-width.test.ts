import { expect, it } from 'vitest';
import { emsOf, longestWordOf } from './letter-width.ts';

// as Archivo at its usual width and weight 640 measures them
it.each([
  ['Grünwald', 4.69],
  ['Maximilian-Alexander', 9.9],
  ['Donaudampfschifffahrtsgesellschaftskapitänswitwe', 23.6],
  ['WWWMMM', 5.46],
  ['276 785 714', 5.62],
])('%s is at least as wide as it is drawn, and hardly wider', (text, drawn) => {
  expect(emsOf(text)).toBeGreaterThanOrEqual(drawn);
  expect(emsOf(text)).toBeLessThan(drawn * 1.13);
});

it('takes a sign of another script for as wide as it is high, and its marks for nothing', () => {
  expect(emsOf('语')).toBeGreaterThan(1);
  expect(emsOf('u\u0308')).toBe(emsOf('u'));
});

it('breaks between words and behind hyphens', () => {
  expect(longestWordOf('Müller-Lüdenscheidt A')).toBe(emsOf('Lüdenscheidt'));
});
