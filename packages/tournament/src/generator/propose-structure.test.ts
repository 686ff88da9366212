import { type Chips, toChips } from '@riffle/cards';
import { rulebooks } from '@riffle/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStructure } from '../check-structure.ts';
import { atTheirTables } from '../dealt-game.ts';
import { bringsIn } from '../level-game.ts';
import { offeredAtLevel } from '../money/offered-at.ts';
import { READY_MIXES } from '../ready-mixes.ts';
import { policyOf } from '../rulebook-of.ts';
import { BIG_BLINDS_AT_THE_END } from '../schedule.ts';
import { ANTE_FORMS, type Level, minutes, type PlayLevel, type Structure } from '../structure.ts';
import { checkLevelSeats } from '../table-size.ts';
import { setupFor } from '../testing.ts';
import { proposeStructure } from './propose-structure.ts';
import type { StructureWish } from './wish.ts';

const HOME_SET = [25, 100, 500, 1_000, 5_000];
const chipsOf = (values: readonly number[]): readonly Chips[] => values.map(toChips);

const night: StructureWish = {
  players: 30,
  startingStack: toChips(10_000),
  chips: chipsOf(HOME_SET),
  levelLength: minutes(15),
  length: minutes(240),
  antes: 'bigBlind',
  breakEvery: minutes(75),
  breakLength: minutes(10),
  longBreak: minutes(30),
};

const wishes: fc.Arbitrary<StructureWish> = fc
  .record({
    players: fc.integer({ min: 2, max: 1_000 }),
    stack: fc.constantFrom(200, 1_000, 1_500, 5_000, 10_000, 25_000, 50_000),
    chips: fc.constantFrom(
      HOME_SET,
      [5, 25, 100, 500],
      [1, 5, 25, 100],
      [10, 20, 50, 100, 500],
      [100, 500, 1_000, 5_000, 25_000],
      [25, 100, 500, 1_000, 5_000, 25_000, 100_000],
      [50],
      [20, 50],
    ),
    level: fc.integer({ min: 5, max: 60 }),
    length: fc.integer({ min: 45, max: 900 }),
    antes: fc.constantFrom(...ANTE_FORMS),
    antesFrom: fc.option(fc.integer({ min: 1, max: 5_000 }), { nil: undefined }),
    breakEvery: fc.option(fc.integer({ min: 20, max: 180 }), { nil: undefined }),
    breakLength: fc.integer({ min: 5, max: 30 }),
    rebuys: fc.integer({ min: 0, max: 200 }),
    addOns: fc.integer({ min: 0, max: 200 }),
  })
  .map(({ players, stack, chips, level, length, antes, antesFrom, breakEvery, breakLength, rebuys, addOns }) => ({
    players,
    startingStack: toChips(stack),
    chips: chipsOf(chips),
    levelLength: minutes(level),
    length: minutes(length),
    antes,
    ...(antesFrom !== undefined && { antesFrom: toChips(antesFrom) }),
    ...(breakEvery !== undefined && { breakEvery: minutes(breakEvery), breakLength: minutes(breakLength) }),
    longBreak: minutes(45),
    rebuys,
    addOns,
  }));

const played = (levels: Structure): readonly PlayLevel[] => levels.flatMap((one) => (one.kind === 'play' ? [one] : []));

/** By trying all sums, apart from how the generator counts. */
function canPay(amount: number, values: readonly number[]): boolean {
  const unit = values.reduce((a, b) =>
    (function gcd(x: number, y: number): number {
      return y === 0 ? x : gcd(y, x % y);
    })(a, b),
  );
  if (amount % unit !== 0) return false;
  const parts = values.map((value) => value / unit);
  const most = amount / unit;
  // above the product of two values that share nothing, every multiple can be paid
  if (most > 10_000) return true;
  const paid = [true];
  for (let sum = 1; sum <= most; sum += 1) paid[sum] = parts.some((part) => part <= sum && paid[sum - part] === true);
  return paid[most] === true;
}

describe('a structure that is proposed', () => {
  it('rises with every level, and nothing is wrong with it', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { levels } = proposeStructure(wish);
        expect(checkStructure(levels)).toEqual([]);
        const blinds = played(levels).map(({ bigBlind }) => bigBlind);
        for (const [at, big] of blinds.entries()) expect(big).toBeGreaterThan(blinds[at - 1] ?? 0);
      }),
    );
  });

  it('asks for no blind and no ante that the chips still in use cannot pay', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { levels, colourUps } = proposeStructure(wish);
        for (const [line, level] of levels.entries()) {
          if (level.kind === 'break') continue;
          const gone = new Set(colourUps.flatMap((one) => (one.line < line ? [one.chip] : [])));
          const inUse = wish.chips.filter((chip) => !gone.has(chip));
          for (const amount of [level.smallBlind, level.bigBlind, level.ante])
            expect([amount, canPay(amount, inUse)]).toEqual([amount, true]);
        }
      }),
    );
  });

  it('ends within a level of what was wished, or says by how much not', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { levels, endsAfter, lastLine, chipsInPlay, shortfalls } = proposeStructure(wish);
        const length = levels.slice(0, lastLine + 1).reduce((sum, { duration }) => sum + duration, 0);
        expect(endsAfter).toBe(length);
        const missed = shortfalls.find(({ code }) => code === 'ends-early' || code === 'ends-late');
        if (missed === undefined) expect(Math.abs(endsAfter - wish.length)).toBeLessThanOrEqual(wish.levelLength);
        else expect(missed).toMatchObject({ wished: wish.length, nearest: endsAfter });
        const last = levels[lastLine] as PlayLevel;
        expect(last.bigBlind * BIG_BLINDS_AT_THE_END).toBeGreaterThanOrEqual(chipsInPlay);
        const before = played(levels.slice(0, lastLine)).at(-1);
        if (before) expect(before.bigBlind * BIG_BLINDS_AT_THE_END).toBeLessThan(chipsInPlay);
      }),
    );
  });

  it('takes the smallest chips away first, each once and in a break, and proposes the same a second time', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { levels, colourUps, lateEntryThrough } = proposeStructure(wish);
        expect(new Set(colourUps.map(({ chip }) => chip)).size).toBe(colourUps.length);
        for (const { line } of colourUps) expect(levels[line]?.kind).toBe('break');
        expect(colourUps.map(({ chip }) => chip)).toEqual(colourUps.map(({ chip }) => chip).toSorted((a, b) => a - b));
        expect(lateEntryThrough).toBeGreaterThanOrEqual(1);
        expect(lateEntryThrough).toBeLessThanOrEqual(played(levels).length);
        expect(proposeStructure(wish)).toEqual(proposeStructure(wish));
      }),
      { numRuns: 50 },
    );
  });
});

const said = (line: Level): string =>
  line.kind === 'break'
    ? `${String(line.duration / 60_000)}′`
    : `${String(line.smallBlind)}/${String(line.bigBlind)}${line.ante > 0 ? '*' : ''}`;

describe('a club night of four hours', () => {
  const { levels, ...rest } = proposeStructure(night);

  it('has blinds as clubs have them', () => {
    expect(levels.map(said).join(' ')).toBe(
      '50/100 75/150 100/200 150/300* 200/400* 10′ 300/600* 400/800* 600/1200* 1000/2000* 1500/3000* 10′ 2000/4000* 3000/6000* 4000/8000* 6000/12000* 8000/16000* 15000/30000* 20000/40000* 30000/60000* 40000/80000*',
    );
  });

  it('says when it ends, which chips go, until when one may enter, and where add-ons are sold', () => {
    expect(rest).toMatchObject({
      endsAfter: minutes(245),
      colourUps: [
        { line: 5, chip: 25 },
        { line: 11, chip: 100 },
        { line: 11, chip: 500 },
      ],
      lateEntryThrough: 5,
      rebuy: { through: 5 },
      addOn: { from: 5, through: 5, breaks: 'only' },
      shortfalls: [],
    });
    const pause = { levelNo: 5, levelIndex: 5, level: levels[5] } as Parameters<typeof offeredAtLevel>[1];
    expect(offeredAtLevel(rest.addOn, pause)).toBe(true);
    expect(offeredAtLevel(rest.rebuy, pause)).toBe(false);
  });

  it('begins antes from the big blind that is named, of everyone in small chips', () => {
    const everyone = proposeStructure({ ...night, antes: 'everyone', antesFrom: toChips(600) });
    expect(played(everyone.levels).map(({ ante }) => ante)).toEqual([
      0, 0, 0, 0, 0, 100, 100, 200, 300, 500, 500, 1_000, 1_000, 2_000, 2_000, 5_000, 5_000, 10_000, 10_000,
    ]);
  });

  it('has one longer break from five hours on', () => {
    const breaks = (length: number) =>
      proposeStructure({ ...night, length: minutes(length) }).levels.flatMap(({ kind, duration }) =>
        kind === 'break' ? [duration / 60_000] : [],
      );
    expect(breaks(240)).toEqual([10, 10]);
    expect(breaks(420)).toEqual([10, 30, 10]);
  });
});

describe('what cannot be', () => {
  it('is said with the nearest that can: too short for so deep a stack', () => {
    const { shortfalls } = proposeStructure({ ...night, players: 100, length: minutes(45) });
    expect(shortfalls).toEqual([
      expect.objectContaining({ code: 'ends-late', wished: minutes(45), nearest: expect.any(Number) }),
    ]);
  });

  it('too long for so few steps: the length of a level with which it would last', () => {
    const { shortfalls, endsAfter } = proposeStructure({ ...night, players: 2, length: minutes(600) });
    const [first] = shortfalls;
    expect(first).toMatchObject({ code: 'ends-early', nearest: endsAfter });
    const longer = first?.code === 'ends-early' ? first.levelLength : undefined;
    expect(longer).toBeGreaterThan(night.levelLength);
  });

  it('a smallest chip that is a large part of the stack, and a stack that the chips do not make', () => {
    const { shortfalls } = proposeStructure({ ...night, startingStack: toChips(1_050), chips: chipsOf([100, 500]) });
    expect(shortfalls).toContainEqual({ code: 'chips-too-large', chip: 100, bigBlinds: 5 });
    expect(shortfalls).toContainEqual({ code: 'stack-not-payable', stack: 1_050 });
  });

  it('blinds that take a rack of the largest chip', () => {
    const { shortfalls } = proposeStructure({ ...night, players: 500 });
    expect(shortfalls).toContainEqual(expect.objectContaining({ code: 'chips-too-small', chip: 5_000 }));
  });
});

describe('a mixed event', () => {
  const setup = (book: string, seatsPerTable: number) => ({ ...setupFor(book), seatsPerTable });
  const played = (levels: Structure) => levels.filter((level): level is PlayLevel => level.kind === 'play');

  it('deals one game after the other, each at tables as large as it wants them', () => {
    for (const { id } of rulebooks) {
      const games = atTheirTables(READY_MIXES.horse, setup(id, 9));
      const { levels } = proposeStructure({ ...night, games });
      expect(played(levels).map(({ game }) => game)).toEqual(
        played(levels).map((_, nth) => READY_MIXES.horse[nth % READY_MIXES.horse.length]?.game),
      );
      for (const level of played(levels)) {
        const kind = bringsIn(level.game) ? 'stud' : level.game === 'omahaHiLo' ? 'omaha' : 'holdem';
        const most = policyOf(setup(id, 9), 'tables.maxSeats').value[kind];
        expect(level.seats, `${id} ${level.game ?? ''}`).toBe(most < 9 ? most : undefined);
        if (kind === 'stud') expect(level.seats).toBe(8);
        expect(level.bringIn !== undefined).toBe(bringsIn(level.game));
      }
      expect(checkStructure(levels)).toEqual([]);
      expect(checkLevelSeats({ ...setup(id, 9), levels })).toBeUndefined();
    }
  });

  it('says no size where the tables are no larger', () => {
    const { levels } = proposeStructure({ ...night, games: atTheirTables(READY_MIXES.horse, setup('tda55', 8)) });
    expect(played(levels).every(({ seats }) => seats === undefined)).toBe(true);
  });

  it('is sound whatever is wished', () => {
    fc.assert(
      fc.property(wishes, fc.constantFrom(...Object.values(READY_MIXES)), (wish, games) => {
        const odd = checkStructure(proposeStructure({ ...wish, games: [...games] }).levels);
        expect(odd).toEqual(checkStructure(proposeStructure({ ...wish, games: [...games] }).levels).filter(isOld));
      }),
    );
    /** What a structure without games has as well. */
    function isOld({ code }: { readonly code: string }): boolean {
      return code !== 'game-odd';
    }
  });
});
