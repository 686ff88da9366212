import { rulebooks } from '@riffle/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HandsPlan, playByHand } from './play-by-hand.ts';
import type { NightReport } from './report.ts';

/** Every rulebook on every occasion that it treats by rules of its own. */
const occasions = rulebooks.flatMap(({ id, edition, occasions: own }) =>
  own.length === 0 ? [{ id, edition }] : own.map(({ id: occasion }) => ({ id, edition, occasion })),
);
const structures = fc.constantFrom('quick', 'clubNight', 'deep') satisfies fc.Arbitrary<
  NonNullable<HandsPlan['structure']>
>;

/** It throws where anything is broken on the way. */
function expectWhole(plan: HandsPlan): NightReport {
  const report = playByHand(plan);
  const { places, turnedAway, levels, hands } = report;
  expect(places.length + turnedAway.length).toBe(plan.players);
  expect(new Set(places.map(({ player }) => player)).size).toBe(places.length);
  expect(places[0]?.place).toBe(1);
  const sum = (of: 'hands' | 'out') => levels.reduce((all, level) => all + level[of], 0);
  expect(sum('hands')).toBe(hands);
  const winners = places.filter(({ place }) => place === 1).length;
  expect(sum('out')).toBe(places.length - winners);
  return report;
}

describe('nights played hand by hand', () => {
  it.each(occasions)('keep every promise under $id $occasion, tables of two to nine', (rulebook) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 2, max: 9 }),
        structures,
        fc.string(),
        (players, seatsPerTable, structure, seed) => {
          expectWhole({ rulebook, players, seatsPerTable, structure, seed });
        },
      ),
      { numRuns: 4 },
    );
  });

  it.each(occasions)('are the same command by command and in one call: $id $occasion', (rulebook) => {
    const plan: HandsPlan = { rulebook, players: 24, seed: 'both ways' };
    expect(playByHand({ ...plan, engine: 'exact' })).toEqual(playByHand(plan));
  });

  it('are others with another seed, and longer with a deeper structure', () => {
    const [rulebook] = occasions;
    if (rulebook === undefined) throw new Error('no rulebook');
    const plan: HandsPlan = { rulebook, players: 45, seed: 'friday' };
    const friday = expectWhole(plan);
    expect(expectWhole({ ...plan, seed: 'saturday' }).places).not.toEqual(friday.places);
    const length = (structure: HandsPlan['structure']) =>
      playByHand({ ...plan, ...(structure && { structure }) }).length;
    expect(length('quick')).toBeLessThan(friday.length);
    expect(length('deep')).toBeGreaterThan(friday.length);
  });

  it('balance and break tables, go hand for hand, and end with one winner of two hundred', () => {
    const rulebook = occasions.find(({ id }) => id === 'gcb');
    if (rulebook === undefined) throw new Error('no rulebook');
    const { moves, breaks, places } = expectWhole({ rulebook, players: 200, seed: 'two hundred' });
    expect(breaks).toBeGreaterThan(15);
    expect(moves).toBeGreaterThan(100);
    expect(places.filter(({ place }) => place === 1)).toHaveLength(1);
  });
});
