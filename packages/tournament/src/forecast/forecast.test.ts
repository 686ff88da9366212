import { elapsed } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { type Rulebook, rulebooks } from '@riffle/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClock } from '../clock-reading.ts';
import { type EntryId, toBustOutId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import { seatingIndex } from '../seating-index.ts';
import { arrive, arriveLate } from '../simulation/arrival.ts';
import { workTheFloor } from '../simulation/floor.ts';
import { seededRandom } from '../simulation/seeded-random.ts';
import { SimulatedNight } from '../simulation/simulated-night.ts';
import { passed, stackOf } from '../simulation/stacks.ts';
import { stageOf } from '../stage.ts';
import { minutes, type PlayLevel, type Structure } from '../structure.ts';
import { READY_STRUCTURES, structureFor } from '../structures.ts';
import { forecast } from './forecast.ts';

const ready = (id: string) => structureFor(id) ?? (READY_STRUCTURES[0] as never);
const fieldOf = (id: string, players: number) => {
  const { levels, startingStack } = ready(id);
  return { levels, left: players, chips: players * startingStack, seats: 9, even: true };
};
const MINUTE = 60_000;
const { id, edition } = rulebooks.find((one) => one.id === 'pvb') as Rulebook;
const imprint = { id, edition };

/**
 * A night of the simulation, with its seats, moves, late comers and clock, in which chips are bet: antes and blinds from seat
 * to seat, somebody raises to three big blinds, in two of three hands somebody goes along, and on each street they bet as much
 * again or it is over.
 */
function nightByBlinds(players: number, seed: string): number {
  const night = new SimulatedNight(seededRandom(seed), {});
  const late = [...arrive(night, { players, rulebook: imprint, seed })];
  const begun = night.now;
  for (let round = 0; stageOf(night.state) === 'play' || late.length > 0; round += 1) {
    const newcomer = late.pop();
    if (newcomer !== undefined) arriveLate(night, newcomer);
    workTheFloor(night);
    const { level, remaining } = readingOf(night);
    if (level?.kind === 'break') {
      night.wait(Math.max(1_000, remaining));
      continue;
    }
    const tables = [...seatingIndex(night.state.entries).seats.values()].map((at) => [...at.values()]);
    const playing = tables.filter((at) => at.length > 1);
    night.wait(playing.reduce((sum, at) => sum + 40_000 + 9_000 * at.length, 0) / Math.max(1, playing.length));
    for (const [nth, at] of playing.entries())
      handByBlinds(night, level as PlayLevel, at, `${String(round)}-${String(nth)}`);
    if (playing.length === 0) break;
  }
  return elapsed(begun, night.now);
}

const readingOf = (night: SimulatedNight) => readClock(night.state.clock, setupOf(night.state).levels, night.now);

function handByBlinds(night: SimulatedNight, level: PlayLevel, seats: readonly EntryId[], name: string): void {
  const first = night.random(seats.length);
  const at = (seat: number) => seats[(first + seat) % seats.length] as EntryId;
  const [opener, caller] = [night.random(seats.length), night.random(seats.length)].map(at) as [EntryId, EntryId];
  const pay = (from: EntryId, to: EntryId, chips: number) => {
    if (from !== to) night.shift(passed(night.stacks, from, to, Math.min(chips, stackOf(night.stacks, from))));
  };
  const called = opener !== caller && night.random(3) > 0;
  const winner = called && night.chance(2) ? caller : opener;
  pay(at(0), winner, level.smallBlind);
  pay(at(1), winner, level.bigBlind);
  if (level.anteForm === 'bigBlind') pay(at(1), winner, level.ante);
  if (called) {
    let bet = level.bigBlind * 3;
    for (let street = 0; street < 24 && night.chance(2); street += 1) bet *= 2;
    const loser = winner === opener ? caller : opener;
    pay(loser, winner, Math.min(bet, stackOf(night.stacks, winner)));
  }
  const out = seats.filter((entry) => stackOf(night.stacks, entry) === 0);
  if (out.length === 0) return;
  night.give({
    type: 'BustOut',
    bustOut: toBustOutId(`hand-${name}`),
    out: out.map((entry) => ({ entry, by: [winner] })),
  });
}

describe('when a night will be over', () => {
  it.each([
    [12, 25],
    [18, 21],
    [27, 15],
    [45, 9],
  ])(
    'is within a level of what %i players take in simulated nights, and its spread within a level of theirs',
    (players, count) => {
      const nights = Array.from({ length: count }, (_, seed) => nightByBlinds(players, `by blinds ${String(seed)}`));
      const middle = nights.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
      const said = forecast(fieldOf('clubNight', players));
      expect(Math.abs(said.middle - middle)).toBeLessThan(15 * MINUTE);
      const within = nights.filter((one) => one > said.early - 15 * MINUTE && one < said.late + 15 * MINUTE);
      expect(within.length / count).toBeGreaterThan(0.8);
    },
  );

  it('is what the ready structures say of themselves', () => {
    const hours = (id: string, players: number) => forecast(fieldOf(id, players)).middle / 3_600_000;
    expect(hours('quick', 20)).toBeCloseTo(2.5, 0);
    expect(hours('clubNight', 30)).toBeCloseTo(4.2, 0);
    expect(hours('deep', 40)).toBeCloseTo(6, 0);
  });

  it('has fewer left with every line, and none for lines that have begun', () => {
    const { left } = forecast(fieldOf('clubNight', 45));
    for (const [line, count] of left.entries()) if (line > 1) expect(count).toBeLessThanOrEqual(left[line - 1] ?? 45);
    expect(left[1]).toBe(45);
    const running = forecast({ ...fieldOf('clubNight', 20), at: { level: 6, remaining: 5 * MINUTE }, even: false });
    expect(running.left.slice(0, 8).map((count) => count !== undefined)).toEqual([...Array(7).fill(false), true]);
  });

  it('is the same for the same field, sooner with fewer players, and over when one is left', () => {
    const at = { level: 9, remaining: 10 * MINUTE };
    const field = { ...fieldOf('clubNight', 30), at, even: false };
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
        const { early, middle, late } = forecast({ levels: lines, left, chips: left * 5_000, seats, even: false });
        expect([early, middle, late].every(Number.isSafeInteger)).toBe(true);
        expect([early, middle, late]).toEqual([early, middle, late].toSorted((a, b) => a - b));
      }),
      { numRuns: 15 },
    );
  });
});
