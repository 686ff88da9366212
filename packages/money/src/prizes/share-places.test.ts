import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../cents.ts';
import { sharedPoints, sharePlaces } from './share-places.ts';

const PRIZES = [500_00, 300_00, 200_00, 100_01].map(toCents);
const player = (no: number, stack?: number) => ({ id: `e${String(no)}`, no, ...(stack !== undefined && { stack }) });

describe('[tda55:8.c] [pvb:64b(2)] shared places', () => {
  it('add their prizes and share them equally, the odd cent to the bigger stack', () => {
    expect(sharePlaces(PRIZES, [[player(4, 900), player(7, 1200)]], 'biggerStartingStack', 3)).toEqual([
      { id: 'e7', place: 3, sharedBy: 2, money: 150_01 },
      { id: 'e4', place: 3, sharedBy: 2, money: 150_00 },
    ]);
  });

  it('give it to the earlier entry where the rulebook says so, or stacks are equal or unknown', () => {
    const first = (a: number | undefined, b: number | undefined, rule: 'biggerStartingStack' | 'earlierEntry') =>
      sharePlaces(PRIZES, [[player(7, b), player(4, a)]], rule, 3)[0]?.id;
    expect(first(900, 1200, 'earlierEntry')).toBe('e4');
    expect(first(900, 900, 'biggerStartingStack')).toBe('e4');
    expect(first(undefined, undefined, 'biggerStartingStack')).toBe('e4');
  });

  it('beyond the paid ones share what there is: a tie of three on the bubble', () => {
    const shared = sharePlaces(PRIZES, [[player(1), player(2), player(3)]], 'earlierEntry', 4);
    expect(shared.map(({ money }) => money)).toEqual([33_34, 33_34, 33_33]);
  });

  it('are all prizes to the cent', () => {
    const groups = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });
    const prizes = fc.array(fc.nat(1_000_000).map(toCents), { maxLength: 12 });
    fc.assert(
      fc.property(
        prizes,
        groups,
        fc.constantFrom('biggerStartingStack' as const, 'earlierEntry' as const),
        (paid, sizes, rule) => {
          let no = 0;
          const out = sizes.map((size) => Array.from({ length: size }, () => player(++no, (no * 7) % 5)));
          const shared = sharePlaces(paid, out, rule);
          const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
          expect(sum(shared.map(({ money }) => money))).toBe(sum(paid.slice(0, no)));
          for (const group of Map.groupBy(shared, ({ place }) => place).values()) {
            const amounts = group.map(({ money }) => money);
            expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });
});

describe('points of shared places', () => {
  const points = [9, 7, 5, 3];
  it('[pvb:64b(2)] are the average of the places', () => {
    expect(sharedPoints(points, 2, 2, 'average')).toEqual({ sum: 12, among: 2 });
    expect(sharedPoints(points, 4, 3, 'average')).toEqual({ sum: 3, among: 3 });
  });

  it('[oepbl:6.6 simultaneous bust] are those of the better place', () => {
    expect(sharedPoints(points, 2, 2, 'betterPlace')).toEqual({ sum: 7, among: 1 });
  });
});
