import { toChips } from '@riffle/cards';
import { type Rulebook, rulebooks } from '@riffle/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playByHand } from '../by-hand/play-by-hand.ts';
import { minutes, type Structure } from '../structure.ts';
import { READY_STRUCTURES, type StructureId, structureFor } from '../structures.ts';
import { forecast } from './forecast.ts';

const ready = (id: string) => structureFor(id) ?? (READY_STRUCTURES[0] as never);
const fieldOf = (id: string, players: number) => {
  const { levels, startingStack } = ready(id);
  return { levels, left: players, chips: players * startingStack, seats: 9 };
};
const MINUTE = 60_000;
const { id, edition } = rulebooks.find((one) => one.id === 'pvb') as Rulebook;
const imprint = { id, edition };

/** Nights as they are really played, hand by hand. */
const nightsByHand = (structure: StructureId, players: number, count: number) =>
  Array.from({ length: count }, (_, seed) =>
    playByHand({ players, rulebook: imprint, structure, seed: `forecast ${String(seed)}` }),
  );
const part = (values: readonly number[], share: number): number =>
  values.toSorted((x, y) => x - y)[Math.floor(values.length * share)] ?? 0;

describe('when a night will be over', () => {
  it.each([
    ['quick', 9, 40, 25],
    ['clubNight', 18, 40, 25],
    ['clubNight', 45, 24, 25],
    // against 650 nights by hand the ends are off by 19 and 26 minutes; of 30 nights alone they came out anywhere up to 40
    ['deep', 27, 120, 40],
  ] as const)(
    'is within a level of nights played hand by hand, and within two are both ends of eight in ten: %s, %i players',
    (structure, players, count, ends) => {
      const nights = nightsByHand(structure, players, count);
      const lengths = nights.map(({ length }) => length);
      const said = forecast(fieldOf(structure, players));
      expect(Math.abs(said.middle - part(lengths, 0.5))).toBeLessThan(15 * MINUTE);
      expect(Math.abs(said.early - part(lengths, 0.1))).toBeLessThan(ends * MINUTE);
      expect(Math.abs(said.late - part(lengths, 0.9))).toBeLessThan(ends * MINUTE);
      const within = lengths.filter((one) => one >= said.early && one <= said.late).length / count;
      expect(within).toBeGreaterThan(0.6);
    },
  );

  it('has the field shrink as it does hand by hand', () => {
    const players = 45;
    const nights = nightsByHand('clubNight', players, 24);
    const { left } = forecast(fieldOf('clubNight', players));
    const { levels } = ready('clubNight');
    for (const [line, said] of left.entries()) {
      const before = levels.slice(0, line).filter(({ kind }) => kind === 'play').length;
      if (said === undefined || levels[line]?.kind !== 'play') continue;
      const counted = nights.map(
        ({ levels: played }) =>
          players - played.reduce((sum, { level, out }) => (level <= before ? sum + out : sum), 0),
      );
      expect(Math.abs(said - part(counted, 0.5)), `line ${String(line)}`).toBeLessThan(players / 6);
    }
  });

  it('is what the ready structures say of themselves', () => {
    const hours = (id: string, players: number) => forecast(fieldOf(id, players)).middle / 3_600_000;
    expect(hours('quick', 20)).toBeCloseTo(2.5, 0);
    expect(hours('clubNight', 30)).toBeCloseTo(4.2, 0);
    expect(hours('deep', 40)).toBeCloseTo(6, 0);
  });

  it('has fewer left with every line, and none for lines that have begun', () => {
    const { left } = forecast(fieldOf('clubNight', 45));
    for (const [line, count] of left.entries()) if (line > 1) expect(count).toBeLessThanOrEqual(left[line - 1] ?? 45);
    // with so many blinds hardly anybody goes out in the first level
    expect(left[1]).toBeGreaterThan(42);
    const running = forecast({ ...fieldOf('clubNight', 20), at: { level: 6, remaining: 5 * MINUTE } });
    expect(running.left.slice(0, 8).map((count) => count !== undefined)).toEqual([...Array(7).fill(false), true]);
  });

  it('is the same for the same field, sooner with fewer players, and over when one is left', () => {
    const at = { level: 9, remaining: 10 * MINUTE };
    const field = { ...fieldOf('clubNight', 30), at };
    expect(forecast(field)).toEqual(forecast(field));
    const few = forecast({ ...field, left: 3 });
    expect(few.middle).toBeLessThan(forecast({ ...field, left: 12 }).middle);
    expect(forecast({ ...field, left: 1 })).toMatchObject({ early: 0, middle: 0, late: 0 });
  });

  it('is found for any field and structure, in order, however long it would take', () => {
    const levels = fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('play' as const),
          duration: fc.integer({ min: 1, max: 60 }).map(minutes),
          smallBlind: fc.constant(toChips(0)),
          bigBlind: fc.integer({ min: 1, max: 1_000_000 }).map(toChips),
          ante: fc.integer({ min: 0, max: 1_000 }).map(toChips),
          anteForm: fc.constantFrom('everyone' as const, 'bigBlind' as const),
        }),
        fc.record({ kind: fc.constant('break' as const), duration: fc.integer({ min: 1, max: 60 }).map(minutes) }),
      ),
      { maxLength: 12 },
    ) as fc.Arbitrary<Structure>;
    fc.assert(
      fc.property(levels, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 2, max: 12 }), (lines, left, seats) => {
        const { early, middle, late } = forecast({ levels: lines, left, chips: left * 5_000, seats });
        expect([early, middle, late].every(Number.isSafeInteger)).toBe(true);
        expect([early, middle, late]).toEqual([early, middle, late].toSorted((a, b) => a - b));
      }),
      { numRuns: 15 },
    );
  });
});
