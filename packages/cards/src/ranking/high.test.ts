import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card } from '../card.ts';
import { toCodes } from '../card-code.ts';
import { choices, compareRanks, highByDefinition } from './by-definition.ts';
import { rankFive, rankHigh, rankHighBy } from './high.ts';
import {
  HIGH_CATEGORIES,
  type HighOrder,
  SHORT_FLUSH_FIRST,
  SHORT_FULL_HOUSE_FIRST,
  USUAL_ORDER,
} from './high-order.ts';
import { classesOf, highTable } from './high-table.ts';
import { sevenCards } from './seven-cards.ts';

const cards = (text: string) => toCodes(text.split(' ') as Card[]);
const inCategories = (counts: Uint32Array): Record<string, number> => {
  const totals: Record<string, number> = {};
  classesOf(USUAL_ORDER).scores.forEach((score, nth) => {
    const category = HIGH_CATEGORIES[score >> 20] as string;
    totals[category] = (totals[category] ?? 0) + (counts[nth] as number);
  });
  return totals;
};

function countFives(): Uint32Array {
  const table = highTable(5);
  const counts = new Uint32Array(1 << 13);
  for (let a = 0; a < 48; a += 1) {
    for (let b = a + 1; b < 49; b += 1) {
      for (let c = b + 1; c < 50; c += 1) {
        for (let d = c + 1; d < 51; d += 1) {
          for (let e = d + 1; e < 52; e += 1) {
            const value = rankFive(table, a, b, c, d, e);
            counts[value] = (counts[value] as number) + 1;
          }
        }
      }
    }
  }
  return counts;
}

describe('every hand', () => {
  it('of seven cards, all 133,784,560, falls into the known totals', () => {
    const counts = sevenCards().countAll();
    expect(inCategories(counts)).toEqual({
      highCard: 23_294_460,
      pair: 58_627_800,
      twoPair: 31_433_400,
      trips: 6_461_620,
      straight: 6_180_020,
      flush: 4_047_644,
      fullHouse: 3_473_184,
      quads: 224_848,
      straightFlush: 41_584,
    });
    expect(counts[7462]).toBe(4_324);
    expect(counts.filter((count) => count > 0)).toHaveLength(4_824);
  });

  it('of the highest cards alone is counted as it is ranked', () => {
    const { rank, countAll } = sevenCards();
    const counts = new Uint32Array(1 << 13);
    const lowest = 38;
    for (const [a, b, c, d, e, f, g] of choices([...Array(52).keys()].slice(lowest), 7) as number[][]) {
      const value = rank(a as number, b as number, c as number, d as number, e as number, f as number, g as number);
      counts[value] = (counts[value] as number) + 1;
    }
    expect(countAll(lowest)).toEqual(counts);
  });

  it('of five cards, all 2,598,960, falls into the known totals, and into 7,462 classes without a gap', () => {
    const counts = countFives();
    expect(inCategories(counts)).toEqual({
      highCard: 1_302_540,
      pair: 1_098_240,
      twoPair: 123_552,
      trips: 54_912,
      straight: 10_200,
      flush: 5_108,
      fullHouse: 3_744,
      quads: 624,
      straightFlush: 40,
    });
    expect(counts[0]).toBe(0);
    expect(counts.subarray(1, 7463).every((count) => count > 0)).toBe(true);
    expect(counts.subarray(7463).every((count) => count === 0)).toBe(true);
  });
});

describe('the fast way is the best of all fives by definition', () => {
  const best = (hand: readonly number[], order: HighOrder) =>
    choices(hand, 5)
      .map((five) => highByDefinition(five, order))
      .reduce((one, other) => (compareRanks(one, other) >= 0 ? one : other));
  const handsOf = (size: number, order: HighOrder) =>
    fc.uniqueArray(fc.integer({ min: order.lowestRank * 4, max: 51 }), { minLength: size, maxLength: size });

  it.each([
    { name: 'usual', order: USUAL_ORDER },
    { name: 'short, flush first', order: SHORT_FLUSH_FIRST },
    { name: 'short, full house first', order: SHORT_FULL_HOUSE_FIRST },
  ])('$name', ({ order }) => {
    const rank = rankHighBy(order);
    for (const size of [5, 6, 7]) {
      fc.assert(
        fc.property(handsOf(size, order), handsOf(size, order), (a, b) => {
          const known = Math.sign(compareRanks(best(a, order), best(b, order)));
          expect(Math.sign(rank(a) - rank(b))).toBe(known);
        }),
        { numRuns: 400 },
      );
    }
  });

  it('whether the cards come as a list or one by one', () => {
    const { rank } = sevenCards();
    fc.assert(
      fc.property(handsOf(7, USUAL_ORDER), (hand) => {
        const [a, b, c, d, e, f, g] = hand as [number, number, number, number, number, number, number];
        expect(rank(a, b, c, d, e, f, g)).toBe(rankHigh(hand));
      }),
    );
  });

  it.each([0, 1, 2, 3])('so with five to seven of suit %i', (suit) => {
    const { rank } = sevenCards();
    const inSuit = fc.uniqueArray(fc.nat(12), { minLength: 5, maxLength: 7 });
    const others = fc.uniqueArray(
      fc.nat(51).filter((code) => code % 4 !== suit),
      { minLength: 2, maxLength: 2 },
    );
    fc.assert(
      fc.property(inSuit, others, (ranks, more) => {
        const hand = [...ranks.map((one) => one * 4 + suit), ...more].slice(0, 7);
        const [a, b, c, d, e, f, g] = hand as [number, number, number, number, number, number, number];
        expect(rank(a, b, c, d, e, f, g)).toBe(rankHigh(hand));
        expect(rankHigh([a, b], [c, d, e, f, g])).toBe(rankHigh(hand));
        expect(rank(g, f, e, d, c, b, a)).toBe(rankHigh(hand));
      }),
    );
  });
});

describe('a hand', () => {
  it('is ranked from the worst, 1, to the royal flush, 7462', () => {
    expect(rankHigh(cards('7c 5d 4h 3s 2c'))).toBe(1);
    expect(rankHigh(cards('As Ks Qs Js Ts'))).toBe(7462);
    for (const few of ['As Ks', 'As Ks Qs Js']) expect(() => rankHigh(cards(few))).toThrow(RangeError);
    // three own cards are none of a hold’em hand
    expect(() => rankHigh(cards('As Ks 2c'), cards('Qs Js Ts 3d 4h'))).toThrow('no high hand of 8 cards');
    expect(() => rankHigh(cards('As Ks'), cards('Qs Js Ts 3d 4h 5c'))).toThrow('no high hand of 8 cards');
  });

  it.each([
    { order: SHORT_FLUSH_FIRST, between: ['Kc Kd Kh Qs Qc', 'Ac Jc 9c 7c 6c'] },
    { order: SHORT_FULL_HOUSE_FIRST, between: ['Ac Jc 9c 7c 6c', 'Kc Kd Kh Qs Qc'] },
  ])('in short deck stands from the high card to the straight flush: $between', ({ order, between }) => {
    const weakToStrong = [
      'Ac Kd Jh 9s 7c',
      '6c 6d 7h 8s 9c',
      '6c 6d 7h 7s 8c',
      '6c 6d 6h 7s 8c',
      'Ac 6d 7h 8s 9c',
      ...between,
      '6c 6d 6h 6s 7c',
      'Ac 6c 7c 8c 9c',
    ].map((hand) => rankHighBy(order)(cards(hand)));
    expect(weakToStrong).toEqual([...new Set(weakToStrong)].sort((a, b) => a - b));
  });

  it('in short deck, A6789 is a straight, and the flush is over the full house where that is agreed', () => {
    const [straight, trips] = [cards('Ac 6d 7h 8s 9c'), cards('Kc Kd Kh Qs 9c')];
    expect(rankHighBy(SHORT_FLUSH_FIRST)(straight)).toBeGreaterThan(rankHighBy(SHORT_FLUSH_FIRST)(trips));
    const [flush, full] = [cards('Ac Jc 9c 7c 6c'), cards('Kc Kd Kh Qs Qc')];
    expect(rankHighBy(SHORT_FLUSH_FIRST)(flush)).toBeGreaterThan(rankHighBy(SHORT_FLUSH_FIRST)(full));
    expect(rankHighBy(SHORT_FULL_HOUSE_FIRST)(flush)).toBeLessThan(rankHighBy(SHORT_FULL_HOUSE_FIRST)(full));
  });
});
