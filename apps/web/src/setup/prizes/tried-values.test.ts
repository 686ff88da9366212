import { FIELD_NAMES, POINTS_NAMES } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { askedBy, spanOf, triedOn, usualFor } from './tried-values.ts';

describe('a formula on the bench', () => {
  it('asks for what it names alone, whatever it calls it', () => {
    expect(askedBy('log((n + 1) / r)', POINTS_NAMES)).toEqual({ asked: ['rank', 'buyins'] });
    expect(askedBy('n + tnr', FIELD_NAMES)).toEqual({ asked: ['buyins', 'totalRebuys'] });
  });

  it('says what is wrong before anything is worked out', () => {
    expect(askedBy('n + r', FIELD_NAMES)).toMatchObject({
      problem: { code: 'unknown-name', place: { row: 1, column: 5 } },
    });
  });

  it('begins with the field of the preview and the first place, and lists as many places as play', () => {
    const tried = { buyins: 12 };
    expect(['buyins', 'rank', 'numberOfRebuys'].map((name) => usualFor(name, tried))).toEqual([12, 1, 0]);
    expect(spanOf('rank', tried)).toHaveLength(12);
    expect(spanOf('numberOfRebuys', tried)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('shows points as the night has them, and the number of a line as it is', () => {
    expect(triedOn('n / 3', { buyins: 10 }, 'points')).toEqual({ points: { sum: 333, among: 100 } });
    expect(triedOn('n / 4', { buyins: 10 }, 'number')).toEqual({ number: 2.5 });
  });
});
