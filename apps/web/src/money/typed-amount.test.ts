import { CURRENCIES, minorUnits } from '@riffle/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney, parseSigned, plainMoney } from './typed-amount.ts';

const amounts = fc.nat({ max: 1_000_000_000 });
const signs = fc.constantFrom<',' | '.'>(',', '.');

describe('an amount that is typed', () => {
  it.each([
    ['500', 50_000],
    ['12,50', 1_250],
    ['12.5', 1_250],
    ['12,', 1_200],
    ['1.250', 125_000],
    ['1 250,00', 125_000],
    ['1.250,00', 125_000],
    ['1,250.00', 125_000],
    ['1,250,000', 125_000_000],
    [',50', 50],
    ['', undefined],
    [',', undefined],
    ['viel', undefined],
    ['-5', undefined],
    ['0,005', undefined],
    ['0.005', undefined],
    ['12,345', undefined],
    ['1,2505', undefined],
    ['1.2505', undefined],
    ['12.34.56', undefined],
    ['1.25.000', undefined],
    ['1.250.00', undefined],
    ['1.250,005', undefined],
  ])('"%s"', (text, cents) => expect(parseMoney(text, 'EUR', ',')).toBe(cents));

  it('has its thousands as the reader’s language writes them', () => {
    expect(parseMoney('12,345', 'EUR', '.')).toBe(1_234_500);
    expect(parseMoney('12.345', 'EUR', '.')).toBeUndefined();
    expect(parseMoney('12.345', 'EUR', ',')).toBe(1_234_500);
  });

  it('has no cents where the currency has none', () => {
    expect(parseMoney('1.250', 'JPY', ',')).toBe(1_250);
    expect(parseMoney('1000,00', 'JPY', ',')).toBeUndefined();
    expect(parseMoney('4000,00', 'JPY', ',')).toBeUndefined();
    expect(parseMoney('4000,0', 'JPY', ',')).toBeUndefined();
    expect(plainMoney(1_250, 'JPY', ',')).toBe('1250');
  });

  it('may stand below 0 where that can be', () => {
    expect(parseSigned('-10', 'EUR')).toBe(-1_000);
    expect(parseSigned('−10,50', 'EUR')).toBe(-1_050);
    expect(parseSigned('0', 'EUR')).toBe(0);
    expect(parseSigned('--1', 'EUR')).toBeUndefined();
  });

  it('is read as it was written, in every currency', () => {
    fc.assert(
      fc.property(
        ...[amounts, fc.constantFrom(...CURRENCIES), signs, signs],
        (amount, currency, written, decimal) =>
          parseMoney(plainMoney(amount, currency, written), currency, decimal) === amount,
      ),
    );
  });

  it('is read as the reader’s language writes it, thousands and all', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCIES), signs, (amount, currency, decimal) => {
        const written = new Intl.NumberFormat(decimal === ',' ? 'de' : 'en', {
          minimumFractionDigits: String(minorUnits(currency)).length - 1,
        }).format(amount / minorUnits(currency));
        return parseMoney(written, currency, decimal) === amount;
      }),
    );
  });

  it('never has more decimals than the currency', () => {
    fc.assert(
      fc.property(
        ...[fc.nat({ max: 999_999 }), fc.stringMatching(/^\d{1,6}$/), fc.constantFrom(...CURRENCIES), signs],
        (whole, decimals, currency, decimal) => {
          const most = String(minorUnits(currency)).length - 1;
          const read = parseMoney(`${String(whole)}${decimal}${decimals}`, currency, decimal);
          return decimals.length > most ? read === undefined : read !== undefined;
        },
      ),
    );
  });
});
