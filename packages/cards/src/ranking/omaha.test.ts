import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card } from '../card.ts';
import { toCodes } from '../card-code.ts';
import { rankEightOrBetter } from './ace-to-five.ts';
import { choices } from './by-definition.ts';
import { rankHigh } from './high.ts';
import { rankOmaha } from './omaha.ts';
import { rankOmahaEightOrBetter } from './omaha-low.ts';

const cards = (text: string) => toCodes(text.split(' ') as Card[]);
const dealt = (size: number, deck = 52) =>
  fc.uniqueArray(fc.integer({ min: 0, max: deck - 1 }), { minLength: size + 5, maxLength: size + 5 });
const best = (hole: readonly number[], board: readonly number[], rank: (five: readonly number[]) => number) =>
  Math.max(...choices(hole, 2).flatMap((two) => choices(board, 3).map((three) => rank([...two, ...three]))));

describe('Omaha', () => {
  it.each([4, 5, 6])('takes exactly two of %i and three of the board', (size) => {
    fc.assert(
      fc.property(dealt(size), (all) => {
        const [hole, board] = [all.slice(5), all.slice(0, 5)];
        expect(rankOmaha(hole, board)).toBe(best(hole, board, rankHigh));
        expect(rankOmahaEightOrBetter(hole, board)).toBe(best(hole, board, rankEightOrBetter));
      }),
      { numRuns: 600 },
    );
  });

  it('also where suits crowd', () => {
    const oneOrTwoSuits = dealt(4, 26).map((all) => all.map((code) => (code >> 1) * 4 + (code & 1)));
    fc.assert(
      fc.property(oneOrTwoSuits, (all) => {
        expect(rankOmaha(all.slice(5), all.slice(0, 5))).toBe(best(all.slice(5), all.slice(0, 5), rankHigh));
      }),
      { numRuns: 600 },
    );
  });

  it('makes no flush of one hole card, and no use of a board that needs no hole cards', () => {
    expect(rankOmaha(cards('As Kd Qc Jh'), cards('2s 5s 7s 9s 2d'))).toBeLessThan(rankHigh(cards('2s 3s 4s 5s 7s')));
    expect(rankOmaha(cards('2c 2d 3h 4h'), cards('As Ks Qs Js Ts'))).toBe(rankHigh(cards('2c 2d As Ks Qs')));
  });

  it('has a low of exactly two and three', () => {
    expect(rankOmahaEightOrBetter(cards('Ac Kd Kh Ks'), cards('2c 3d 4h 5s Jc'))).toBe(0);
    expect(rankOmahaEightOrBetter(cards('Ac 2d Kh Ks'), cards('2c 3d 4h 5s Jc'))).toBe(
      rankEightOrBetter(cards('Ac 2d 3d 4h 5s')),
    );
  });

  it('asks for the whole board', () => {
    expect(() => rankOmaha(cards('Ac 2d Kh Ks'), cards('2c 3d 4h'))).toThrow(RangeError);
  });
});
