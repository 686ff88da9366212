import { expect, it } from 'vitest';
import { CURRENCIES, isCurrency, minorUnits } from './currency.ts';

it('knows currencies with cents and without, and none in which three digits after a sign may be either', () => {
  expect([...new Set(CURRENCIES.map(minorUnits))].toSorted((a, b) => a - b)).toEqual([1, 100]);
  expect([isCurrency('KWD'), isCurrency('toString'), isCurrency('CHF')]).toEqual([false, false, true]);
});
