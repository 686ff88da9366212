import { toCents } from '@riffle/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEnvelopes, parseEnvelopes } from './typed-envelopes.ts';

describe('envelopes as they are typed', () => {
  it('are lines of amounts, each as often as stands before it', () => {
    expect(parseEnvelopes('120\n 2 x 40,50 \n\n3×5', 'EUR')).toEqual({
      envelopes: [12_000, 4_050, 4_050, 500, 500, 500],
    });
  });

  it('say in which line something is no amount', () => {
    for (const wrong of ['20\nviel', '20\n0', '20\n2 x', '20\n99999 x 1'])
      expect(parseEnvelopes(wrong, 'EUR').fault).toBe(2);
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 40 }), (amounts) => {
        const sorted = amounts.toSorted((a, b) => b - a).map(toCents);
        expect(parseEnvelopes(formatEnvelopes(sorted, 'EUR', ','), 'EUR')).toEqual({ envelopes: sorted });
      }),
    );
  });
});
