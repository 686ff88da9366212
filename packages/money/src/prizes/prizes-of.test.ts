import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, toCents } from '../cents.ts';
import { planFault } from './plan-fault.ts';
import type { PrizePlan, PrizeRow, SpecialPrize } from './prize-plan.ts';
import { amountsOf, type PrizeField, type Prizes, worthOf } from './prizes.ts';
import { prizesOf } from './prizes-of.ts';

const euro = (amount: number): Cents => toCents(Math.round(amount * 100));
const shares = (...parts: readonly number[]): readonly PrizeRow[] => parts.map((share) => ({ share }));
const of = (plan: PrizePlan, entries: number, total: number): Prizes =>
  prizesOf(plan, { entries }, { total: euro(total) });
const inEuro = (prizes: Prizes): readonly number[] => amountsOf(prizes).map((amount) => amount / 100);
const threePaid: PrizePlan = { places: { by: 'list', rows: shares(500, 300, 200) } };

describe('prizes by hand', () => {
  it('are what was typed, and what they leave of the pool is nobody’s', () => {
    const plan: PrizePlan = { places: { by: 'hand', amounts: [euro(60), euro(30)] } };
    expect(inEuro(of(plan, 12, 100))).toEqual([60, 30]);
    expect(of(plan, 12, 100).left).toEqual([{ why: 'plan', amount: euro(10) }]);
  });

  it('say what the pool does not give', () => {
    const plan: PrizePlan = { places: { by: 'hand', amounts: [euro(60), euro(30)] } };
    expect(of(plan, 12, 70)).toMatchObject({ missing: euro(20), notes: [{ code: 'promisedMore', missing: euro(20) }] });
  });
});

describe('prizes by a list', () => {
  it.each([
    { total: 100, prizes: [50, 30, 20] },
    { total: 100.01, prizes: [50.01, 30, 20] },
    { total: 0.02, prizes: [0.02] },
    { total: 0, prizes: [] },
  ])('$total are $prizes', ({ total, prizes }) => {
    expect(inEuro(of(threePaid, 20, total))).toEqual(prizes);
  });

  it('pays nobody who does not play: who is there shares it all', () => {
    expect(inEuro(of(threePaid, 2, 80))).toEqual([50, 30]);
    expect(of(threePaid, 0, 80)).toMatchObject({ places: [], left: [{ why: 'plan', amount: euro(80) }] });
  });

  it('takes fixed amounts first', () => {
    const plan: PrizePlan = { places: { by: 'list', rows: [...shares(600, 400), { amount: euro(10) }] } };
    expect(inEuro(of(plan, 20, 110))).toEqual([60, 40, 10]);
  });

  it('gives a better place what a worse one is promised, though the pool has less', () => {
    const plan: PrizePlan = { places: { by: 'list', rows: [...shares(600, 400), { amount: euro(40) }] } };
    const prizes = of(plan, 20, 60);
    expect(inEuro(prizes)).toEqual([40, 40, 40]);
    expect(prizes.missing).toBe(euro(60));
  });

  it('keeps what the percentages do not give', () => {
    const plan: PrizePlan = { places: { by: 'list', rows: shares(500, 300, 100) } };
    expect(of(plan, 20, 100)).toMatchObject({ missing: 0, left: [{ why: 'plan', amount: euro(10) }] });
  });
});

describe('[gcb:T62.1] prizes by a table in force: how many are paid and what share each gets follows from the entries', () => {
  const plan: PrizePlan = {
    places: {
      by: 'table',
      steps: [
        { from: 2, rows: shares(1000) },
        { from: 6, rows: shares(650, 350) },
        { from: 10, rows: shares(500, 300, 200) },
      ],
    },
  };
  it.each([
    { entries: 1, prizes: [100] },
    { entries: 5, prizes: [100] },
    { entries: 6, prizes: [65, 35] },
    { entries: 9, prizes: [65, 35] },
    { entries: 10, prizes: [50, 30, 20] },
    { entries: 400, prizes: [50, 30, 20] },
  ])('$entries entries: $prizes', ({ entries, prizes }) => {
    expect(inEuro(of(plan, entries, 100))).toEqual(prizes);
  });

  it('may count rebuys as well', () => {
    const counting: PrizePlan = {
      places: {
        by: 'table',
        counts: ['entries', 'rebuys'],
        steps: plan.places.by === 'table' ? plan.places.steps : [],
      },
    };
    expect(amountsOf(prizesOf(counting, { entries: 7, rebuys: 3 }, { total: euro(100) }))).toHaveLength(3);
  });

  it('divides by it what is in the pool', () => {
    expect(inEuro(of(plan, 12, 480))).toEqual([240, 144, 96]);
  });
});

describe('prizes by a curve', () => {
  const curve = (more: Partial<Extract<PrizePlan['places'], { by: 'curve' }>> = {}): PrizePlan => ({
    places: { by: 'curve', shape: 'power', steepness: 100, field: 150, ...more },
  });
  it.each([
    { entries: 7, paid: 2 },
    { entries: 20, paid: 3 },
    { entries: 90, paid: 14 },
    { entries: 500, paid: 75 },
  ])('15 % of $entries are $paid, rounded up', ({ entries, paid }) => {
    expect(of(curve(), entries, 5000).places).toHaveLength(paid);
  });

  it('pays no fewer and no more than the plan says', () => {
    expect(of(curve({ fewest: 3 }), 7, 500).places).toHaveLength(3);
    expect(of(curve({ fewest: 3 }), 2, 500).places).toHaveLength(2);
    expect(of(curve({ most: 9 }), 300, 500).places).toHaveLength(9);
  });

  it.each([
    { shape: 'power', steepness: 100, prizes: [54.55, 27.27, 18.18] },
    { shape: 'power', steepness: 0, prizes: [33.34, 33.33, 33.33] },
    { shape: 'geometric', steepness: 50, prizes: [57.15, 28.57, 14.28] },
    { shape: 'linear', steepness: 100, prizes: [50, 33.34, 16.66] },
  ] as const)('$shape $steepness', ({ shape, steepness, prizes }) => {
    const found = inEuro(of(curve({ shape, steepness, fewest: 3 }), 20, 100));
    expect(found).toHaveLength(3);
    for (const [nth, prize] of prizes.entries()) expect(found[nth]).toBeCloseTo(prize, 1);
  });

  it('pays the same from 10 to 12, from 13 to 15 and from 19 to 27', () => {
    const found = inEuro(
      of({ ...curve({ bands: true }), rounding: { unit: euro(5), leftOver: 'first' } }, 200, 10_000),
    );
    expect(new Set(found.slice(9, 12)).size).toBe(1);
    expect(new Set(found.slice(12, 15)).size).toBe(1);
    expect(new Set(found.slice(18, 27)).size).toBe(1);
    expect(found[8]).toBeGreaterThan(found[9] ?? 0);
  });
});

describe('rounded to five euro', () => {
  const unit = euro(5);
  it.each([
    { leftOver: 'first', prizes: [67, 35, 20], left: [] },
    { leftOver: 'spread', prizes: [67, 35, 20], left: [] },
    { leftOver: 'kept', prizes: [60, 35, 20], left: [{ why: 'rounding', amount: euro(7) }] },
  ] as const)('122 with what is left over to $leftOver', ({ leftOver, prizes, left }) => {
    const found = of({ ...threePaid, rounding: { unit, leftOver } }, 20, 122);
    expect(inEuro(found)).toEqual(prizes);
    expect(found.left).toEqual(left);
  });

  it('spreads unit by unit from the top', () => {
    const found = of({ ...threePaid, rounding: { unit, leftOver: 'spread' } }, 20, 138);
    expect(inEuro(found)).toEqual([73, 40, 25].map((amount) => amount));
  });
});

describe('the least prize', () => {
  const plan: PrizePlan = {
    places: { by: 'curve', shape: 'power', steepness: 100, field: 200 },
    rounding: { unit: euro(5), leftOver: 'first' },
    least: euro(25),
  };
  it('is a buy-in where it is said, and the others share the rest', () => {
    const found = inEuro(of(plan, 20, 20 * 25));
    expect(found).toHaveLength(4);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(25);
  });

  it('leaves fewer paid where not all can have it', () => {
    const found = of(plan, 50, 110);
    expect(found.places).toHaveLength(4);
    expect(found.notes).toEqual([{ code: 'fewerPaid', planned: 10, paid: 4, least: euro(25) }]);
  });

  it('is given up where the pool has not even one', () => {
    expect(of(plan, 2, 20)).toMatchObject({ notes: [{ code: 'leastNotMet', least: euro(25) }], missing: 0 });
  });
});

describe('a locked place', () => {
  it('keeps its amount, and the others share the rest between it', () => {
    const plan: PrizePlan = { ...threePaid, locks: [{ place: 2, amount: euro(35) }] };
    expect(inEuro(of(plan, 20, 100))).toEqual([46.43, 35, 18.57]);
    expect(inEuro(of(plan, 20, 1000))).toEqual([930, 35, 35]);
  });

  it('may be one that is not paid otherwise: the bubble gets its fee back', () => {
    const plan: PrizePlan = { ...threePaid, locks: [{ place: 4, amount: euro(10) }] };
    expect(inEuro(of(plan, 20, 210))).toEqual([100, 60, 40, 10]);
  });

  it('that is the first holds all others down, and the rest is nobody’s', () => {
    const plan: PrizePlan = { ...threePaid, locks: [{ place: 1, amount: euro(20) }] };
    const found = of(plan, 20, 100);
    expect(inEuro(found)).toEqual([20, 20, 20]);
    expect(found.left).toEqual([{ why: 'held', amount: euro(40) }]);
  });
});

describe('a satellite', () => {
  const satellite = (rest: 'nextPlace' | 'seats' | 'kept', most?: number): PrizePlan => ({
    places: {
      by: 'satellite',
      seat: { name: 'Landesfinale', price: euro(110) },
      rest,
      ...(most !== undefined && { most }),
    },
  });
  it.each([
    { rest: 'nextPlace', worth: [110, 110, 30], left: 0 },
    { rest: 'seats', worth: [125, 125], left: 0 },
    { rest: 'kept', worth: [110, 110], left: 30 },
  ] as const)('of 250 has two seats of 110, the rest: $rest', ({ rest, worth, left }) => {
    const found = of(satellite(rest), 25, 250);
    expect(found.places.filter(({ seat }) => seat === euro(110))).toHaveLength(2);
    expect(found.places.map((prize) => worthOf(prize) / 100)).toEqual(worth);
    expect(found.left.reduce((sum, { amount }) => sum + amount, 0)).toBe(euro(left));
  });

  it('has no more seats than it may, and nobody without one has more', () => {
    expect(of(satellite('nextPlace', 1), 25, 250).places).toMatchObject([
      { money: 0, seat: euro(110) },
      { money: euro(110) },
      { money: euro(30) },
    ]);
  });

  it('that has not one seat is played for money', () => {
    expect(of(satellite('seats'), 5, 100).places).toEqual([{ place: 1, money: euro(100) }]);
  });
});

describe('beside the places', () => {
  const badBeat: SpecialPrize = { kind: 'badBeat', name: 'Bad Beat', worth: { share: 50 }, from: 'pool' };
  it('a special prize is taken off the pool first, an added one is not', () => {
    expect(inEuro(of({ ...threePaid, special: [badBeat] }, 20, 100))).toEqual([47.5, 28.5, 19]);
    const lastWoman: SpecialPrize = {
      kind: 'lastWoman',
      name: 'Letzte Frau',
      worth: { amount: euro(20) },
      from: 'added',
      secret: true,
    };
    const found = of({ ...threePaid, special: [lastWoman] }, 20, 100);
    expect(inEuro(found)).toEqual([50, 30, 20]);
    expect(found.special).toMatchObject([{ money: euro(20), from: 'added', secret: true }]);
  });

  it('a place may win a thing, with money or without', () => {
    const things = [
      { place: 1, thing: 'Pokal' },
      { place: 9, thing: 'Rote Laterne' },
      { place: 30, thing: 'Nichts' },
    ];
    expect(of({ ...threePaid, things }, 20, 100).places).toMatchObject([
      { place: 1, money: euro(50), things: ['Pokal'] },
      { place: 2 },
      { place: 3 },
      { place: 9, money: 0, things: ['Rote Laterne'] },
    ]);
  });

  it('there are points for as many as play', () => {
    expect(of({ ...threePaid, points: [9, 7, 5, 3, 2, 1] }, 4, 100).points).toEqual([9, 7, 5, 3]);
  });
});

const falling = (items: fc.Arbitrary<number>, most: number) =>
  fc.array(items, { minLength: 1, maxLength: most }).map((found) => found.toSorted((a, b) => b - a));
const list = fc.oneof(
  falling(fc.integer({ min: 1, max: 90 }), 11).map((parts) => shares(...parts)),
  fc
    .tuple(falling(fc.integer({ min: 0, max: 90 }), 9), falling(fc.integer({ min: 0, max: 30_000 }), 3))
    .map(([parts, amounts]) => [...shares(...parts), ...amounts.map((amount) => ({ amount: toCents(amount) }))]),
);
const anyPlan: fc.Arbitrary<PrizePlan> = fc
  .record(
    {
      places: fc.oneof(
        list.map((rows) => ({ by: 'list' as const, rows })),
        fc
          .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 120 }), list), {
            minLength: 1,
            maxLength: 5,
            selector: ([from]) => from,
          })
          .map((steps) => ({
            by: 'table' as const,
            steps: steps.toSorted(([a], [b]) => a - b).map(([from, rows]) => ({ from, rows })),
          })),
        fc.record({
          by: fc.constant('curve' as const),
          shape: fc.constantFrom('power' as const, 'geometric' as const, 'linear' as const),
          steepness: fc.integer({ min: 0, max: 90 }),
          field: fc.integer({ min: 1, max: 400 }),
        }),
        fc.record({
          by: fc.constant('satellite' as const),
          seat: fc.record({ name: fc.constant('Finale'), price: fc.integer({ min: 1, max: 30_000 }).map(toCents) }),
          rest: fc.constantFrom('nextPlace' as const, 'seats' as const, 'kept' as const),
        }),
      ),
      rounding: fc.record({
        unit: fc.constantFrom(1, 5, 10, 50, 100, 500, 1000).map(toCents),
        leftOver: fc.constantFrom('first' as const, 'spread' as const, 'kept' as const),
      }),
      least: fc.integer({ min: 0, max: 10_000 }).map(toCents),
      locks: fc
        .tuple(
          fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 3 }),
          fc.array(fc.nat(40_000), { minLength: 3, maxLength: 3 }),
        )
        .map(([places, amounts]) => {
          const fall = amounts.toSorted((a, b) => b - a);
          return places.toSorted((a, b) => a - b).map((place, nth) => ({ place, amount: toCents(fall[nth] ?? 0) }));
        }),
      special: fc.array(
        fc.record({
          kind: fc.constant('badBeat' as const),
          name: fc.constant('Bad Beat'),
          worth: fc.oneof(fc.record({ amount: fc.nat(5000).map(toCents) }), fc.record({ share: fc.nat(100) })),
          from: fc.constantFrom('pool' as const, 'added' as const),
        }),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ['places'] },
  )
  .filter((plan) => planFault(plan) === undefined);
const anyField: fc.Arbitrary<PrizeField> = fc.record({ entries: fc.nat(130) });
const anyTotal = fc.oneof(fc.nat(1_000_000), fc.nat(100_000_000_000)).map(toCents);

describe('whatever the plan, the field and the pool', () => {
  const always = (
    name: string,
    holds: (plan: PrizePlan, field: PrizeField, total: Cents, found: Prizes) => void,
  ): void =>
    it(name, () => {
      fc.assert(
        fc.property(anyPlan, anyField, anyTotal, (plan, field, total) => {
          holds(plan, field, total, prizesOf(plan, field, { total }));
        }),
        { numRuns: 300 },
      );
    });
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

  always('prizes and what is left are the pool and what is missing, to the cent', (_, __, total, found) => {
    const special = found.special.filter(({ from }) => from === 'pool').map(({ money }) => money);
    expect(sum([...amountsOf(found), ...special, ...found.left.map(({ amount }) => amount)])).toBe(
      total + found.missing,
    );
  });

  always('nothing is negative, and something is missing only where something is promised', (plan, _, __, found) => {
    expect(Math.min(0, found.missing, ...amountsOf(found), ...found.left.map(({ amount }) => amount))).toBe(0);
    const rows = plan.places.by === 'list' ? plan.places.rows : [];
    const steps = plan.places.by === 'table' ? plan.places.steps.flatMap((step) => step.rows) : [];
    const promises = [...rows, ...steps].some((row) => 'amount' in row) || plan.locks || plan.special;
    if (!promises) expect(found.missing).toBe(0);
  });

  always('a better place never has less, and nobody is paid who does not play', (_, { entries }, __, found) => {
    const amounts = amountsOf(found);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(amounts.length).toBeLessThanOrEqual(entries);
  });

  always('locks hold', ({ locks = [] }, { entries }, __, found) => {
    for (const { place, amount } of locks) if (place <= entries) expect(amountsOf(found)[place - 1] ?? 0).toBe(amount);
  });

  always(
    'all is in whole units but the first and what is promised',
    ({ places, rounding, locks, least }, _, __, found) => {
      if (places.by !== 'curve' || locks || rounding === undefined) return;
      for (const [nth, amount] of amountsOf(found).entries())
        if (nth > 0 || rounding.leftOver === 'kept') expect(amount % rounding.unit).toBe(0);
      if (least !== undefined && !found.notes.some(({ code }) => code === 'leastNotMet') && found.places.length > 0)
        expect(Math.min(...amountsOf(found))).toBeGreaterThanOrEqual(least);
    },
  );

  always('the same gives the same', (plan, field, total, found) => {
    expect(prizesOf({ ...plan }, { ...field }, { total })).toEqual(found);
  });
});
