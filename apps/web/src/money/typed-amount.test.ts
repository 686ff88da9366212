import { CURRENCIES } from '@riffle/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney, plainMoney } from './typed-amount.ts';

describe('an amount that is typed', () => {
  it.each([
    ['500', 50_000],
    ['12,50', 1_250],
    ['12.5', 1_250],
    ['1.250', 125_000],
    ['1 250,00', 125_000],
    [',50', 50],
    ['', undefined],
    ['viel', undefined],
    ['-5', undefined],
  ])('"%s"', (text, cents) => expect(parseMoney(text, 'EUR')).toBe(cents));

  it('has no cents where the currency has none', () => {
    expect(parseMoney('1.250', 'JPY')).toBe(1_250);
    expect(plainMoney(1_250, 'JPY', ',')).toBe('1250');
  });

  it('is read as it was written, in every currency', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000_000 }),
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom(',', '.'),
        (amount, currency, decimal) => parseMoney(plainMoney(amount, currency, decimal), currency) === amount,
      ),
    );
  });
});
