import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card } from '../card.ts';
import { rankOfCode, suitOfCode, toCodes } from '../card-code.ts';
import { rankAceToFive, rankEightOrBetter } from './ace-to-five.ts';
import { rankBadugi, readBadugi } from './badugi.ts';
import { choices, compareRanks, highByDefinition } from './by-definition.ts';
import { rankDeuceToSeven } from './deuce-to-seven.ts';
import { ACE_ONLY_HIGH } from './high-order.ts';
import { readLowValue } from './low-value.ts';

const cards = (text: string) => toCodes(text.split(' ') as Card[]);
const hand = (size: number) => fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: size, maxLength: size });
/** Few ranks, so that the deck's pairs come often. */
const pairedHand = (size: number) =>
  fc.uniqueArray(
    fc.integer({ min: 0, max: 11 }).map((code) => (code + 48) % 52),
    { minLength: size, maxLength: size },
  );

const low = (code: number): number => (rankOfCode(code) + 1) % 13;
/** As tuples in which less is better. */
const aceToFive = (five: readonly number[]): readonly number[] => {
  const times = new Map<number, number>();
  for (const card of five) times.set(low(card), (times.get(low(card)) ?? 0) + 1);
  const groups = [...times].sort(([rankA, a], [rankB, b]) => b - a || rankB - rankA);
  const shape = ['11111', '2111', '221', '311', '32', '41'].indexOf(groups.map(([, count]) => count).join(''));
  return [shape, ...groups.map(([rank]) => rank)];
};
const least = (hands: readonly (readonly number[])[]) =>
  hands.reduce((one, other) => (compareRanks(one, other) <= 0 ? one : other));

describe('the lows are the best of all fives by definition', () => {
  it.each([5, 6, 7])('ace to five of %i cards', (size) => {
    const best = (held: readonly number[]) => least(choices(held, 5).map(aceToFive));
    for (const some of [hand(size), pairedHand(size)]) {
      fc.assert(
        fc.property(some, some, (a, b) => {
          expect(Math.sign(rankAceToFive(a) - rankAceToFive(b))).toBe(Math.sign(compareRanks(best(b), best(a))));
        }),
        { numRuns: 500 },
      );
    }
  });

  it('eight or better: the same, where five ranks up to the eight are there', () => {
    fc.assert(
      fc.property(hand(7), (held) => {
        const [shape, top] = least(choices(held, 5).map(aceToFive));
        expect(rankEightOrBetter(held)).toBe(shape === 0 && (top as number) <= 7 ? rankAceToFive(held) : 0);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([5, 6, 7])('deuce to seven of %i cards', (size) => {
    const best = (held: readonly number[]) =>
      least(choices(held, 5).map((five) => highByDefinition(five, ACE_ONLY_HIGH)));
    fc.assert(
      fc.property(hand(size), hand(size), (a, b) => {
        expect(Math.sign(rankDeuceToSeven(a) - rankDeuceToSeven(b))).toBe(Math.sign(compareRanks(best(b), best(a))));
      }),
      { numRuns: 300 },
    );
  });

  it('badugi', () => {
    const best = (held: readonly number[]) =>
      [4, 3, 2, 1].flatMap((count) => {
        const fit = choices(held, count).filter(
          (some) => new Set(some.map(rankOfCode)).size === count && new Set(some.map(suitOfCode)).size === count,
        );
        return fit.length === 0 ? [] : [[-count, ...least(fit.map((some) => some.map(low).sort((a, b) => b - a)))]];
      })[0] as number[];
    fc.assert(
      fc.property(hand(4), hand(4), (a, b) => {
        expect(Math.sign(rankBadugi(a) - rankBadugi(b))).toBe(Math.sign(compareRanks(best(b), best(a))));
        expect([-readBadugi(rankBadugi(a)).length, ...readBadugi(rankBadugi(a))]).toEqual(best(a));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a low hand', () => {
  it('at its best is the wheel, seven-five-four-three-deuce or four to the ace in four suits', () => {
    expect(readLowValue(rankAceToFive(cards('Ah 2h 3h 4h 5h Kc Kd')))).toEqual({
      category: 'none',
      ranks: [4, 3, 2, 1, 0],
    });
    expect(rankDeuceToSeven(cards('7h 5c 4d 3s 2c'))).toBe(7462);
    expect(rankDeuceToSeven(cards('5h 4c 3d 2s Ac'))).toBeLessThan(rankDeuceToSeven(cards('Kh Qc Jd Ts 8c')));
    expect(readBadugi(rankBadugi(cards('Ac 2d 3h 4s')))).toEqual([3, 2, 1, 0]);
  });

  it('may need its pairs', () => {
    expect(readLowValue(rankAceToFive(cards('Kh Kd Kc 2s 2h 2d 2c')))).toEqual({
      category: 'fullHouse',
      ranks: [1, 12],
    });
    expect(readLowValue(rankAceToFive(cards('Kh Kd Qc Qs 2h 2d Ac')))).toEqual({
      category: 'pair',
      ranks: [1, 12, 11, 0],
    });
  });

  it('of one suit or one rank is one card, and in badugi the lowest, wherever it lies', () => {
    for (const hand of ['As 2s 3s 4s', '4s 3s 2s As', 'Ks As Qs Js']) {
      expect(readBadugi(rankBadugi(cards(hand)))).toEqual([0]);
    }
    expect(readBadugi(rankBadugi(cards('Ks Kh Kd Kc')))).toEqual([12]);
  });

  it('of nine or worse is none where eight or better is asked', () => {
    expect(rankEightOrBetter(cards('9h 2c 3d 4s 5c'))).toBe(0);
    expect(rankEightOrBetter(cards('8h 7c 6d 5s 4c'))).toBeGreaterThan(0);
  });

  it('needs cards', () => {
    expect(() => rankAceToFive(cards('As Ks'))).toThrow(RangeError);
    expect(() => rankDeuceToSeven(cards('As Ks'))).toThrow(RangeError);
  });
});
