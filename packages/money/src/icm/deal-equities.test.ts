import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealEquities } from './deal-equities.ts';
import { everyOrder } from './testing/every-order.ts';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const expectNear = (found: readonly number[], wanted: readonly number[], relative: number): void => {
  expect(found).toHaveLength(wanted.length);
  for (const [player, worth] of wanted.entries())
    expect(Math.abs((found[player] ?? 0) - worth)).toBeLessThanOrEqual(relative * worth);
};
const stack = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 1_000_000_000 }));
const prizeList = (most: number): fc.Arbitrary<number[]> =>
  fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: most }).map((prizes) => prizes.toSorted((a, b) => b - a));

describe('deal equities', () => {
  it.each([
    // heads-up there is a closed form: the second prize and one's part of the rest
    [
      [3000, 1000],
      [60, 40],
      [55, 45],
    ],
    [[1, 1], [7], [3.5, 3.5]],
    // the usual example of three
    [
      [5000, 3000, 2000],
      [5000, 3000, 2000],
      [3839.285714285714, 3275, 2885.714285714286],
    ],
    [
      [50, 30, 20],
      [70, 30],
      [45.178571428571, 32.25, 22.571428571429],
    ],
    // one prize is shared by chips
    [[600, 300, 100], [1000], [600, 300, 100]],
    [
      [5, 5, 5, 5],
      [40, 30, 20, 10],
      [25, 25, 25, 25],
    ],
  ])('of %j for %j are %j', (stacks, prizes, wanted) => {
    expectNear(dealEquities(stacks, prizes), wanted, 1e-9);
  });

  it.each([
    // en.wikipedia.org/wiki/Independent_Chip_Model, in whole units
    ['Wikipedia', 1, [50, 30, 20], [70, 30], [45, 32]],
    // hold-em-k.com/poker/news-poker-basics-edge-based-final-table-deals
    [
      'a final table of four',
      0.01,
      [100_000, 70_000, 50_000, 20_000],
      [200, 120, 80, 50],
      [140.84, 123.8, 108.96, 76.4],
    ],
    // pailiku.com/tools/icm-calculator/result: fewer prizes than players
    ['three prizes for four', 0.01, [5_000, 3_000, 1_500, 500], [500, 300, 200], [377.78, 312.89, 225.6, 83.73]],
    // github.com/poker-apprentice/icm-calculator, README
    ['stacks far apart', 0.01, [150_000, 98_750, 45_500, 13_250], [425, 280, 130, 75], [323.2, 278.12, 195.79, 112.89]],
  ])('are those that are published: %s', (_, unit, stacks, prizes, published) => {
    const found = dealEquities(stacks, prizes);
    for (const [player, worth] of published.entries())
      expect(Math.abs((found[player] ?? 0) - worth)).toBeLessThanOrEqual(unit / 2 + 1e-9);
  });

  it('are those of every order, for up to nine players', () => {
    const table = fc.array(stack, { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(table, prizeList(9), (stacks, prizes) => {
        expectNear(dealEquities(stacks, prizes), everyOrder(stacks, prizes), 1e-9);
      }),
    );
  });

  it('add up to the prizes, more chips are worth more, and the order of the list does not matter', () => {
    const field = fc.array(stack, { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(field, prizeList(12), (stacks, prizes) => {
        const found = dealEquities(stacks, prizes);
        const paid = total(prizes.slice(0, stacks.length));
        expect(Math.abs(total(found) - paid)).toBeLessThanOrEqual(1e-9 * paid);
        const backwards = dealEquities(stacks.toReversed(), prizes).toReversed();
        expectNear(found, backwards, 1e-9);
        const byChips = stacks.map((chips, player) => ({ chips, worth: found[player] ?? 0 }));
        byChips.sort((a, b) => a.chips - b.chips);
        for (const [nth, { worth }] of byChips.entries())
          expect(worth).toBeGreaterThanOrEqual((byChips[nth - 1]?.worth ?? 0) * (1 - 1e-9));
      }),
      { numRuns: 40 },
    );
  });

  it('are exact where the last place is paid and one stack is a billionth of another', () => {
    const stacks = [1_000_000_000, 1, 5, 70_000, 12];
    expectNear(dealEquities(stacks, [100, 50, 40, 30, 20]), everyOrder(stacks, [100, 50, 40, 30, 20]), 1e-9);
  });

  it('of a thousand for 150 prizes add up', () => {
    const stacks = Array.from({ length: 1000 }, (_, player) => 1_000 + ((player * 48_271) % 90_000));
    const prizes = Array.from({ length: 150 }, (_, place) => Math.round(1_000_000 / (place + 1)));
    expect(Math.abs(total(dealEquities(stacks, prizes)) / total(prizes) - 1)).toBeLessThan(1e-12);
  });

  it.each([2, 999, 1_000])('of %i with as many chips each are the same for each', (players) => {
    const prizes = [50_000, 30_000, 20_000].slice(0, players);
    const found = dealEquities(
      Array.from({ length: players }, () => 7),
      prizes,
    );
    for (const worth of found) expect(Math.abs(worth / (total(prizes) / players) - 1)).toBeLessThan(1e-9);
  });

  it('of no prizes are nothing', () => {
    expect(dealEquities([10, 20], [])).toEqual([0, 0]);
    expect(dealEquities([10, 20], [0, 0])).toEqual([0, 0]);
  });
});
