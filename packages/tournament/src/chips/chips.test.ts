import { toChips } from '@riffle/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READY_STRUCTURES, structureFor } from '../structures.ts';
import { Evening } from '../testing.ts';
import { capacityOf, takenBy } from './capacity.ts';
import { chipsFault } from './check-chips.ts';
import { type ChipSet, stackSum, valuesOf } from './chip-set.ts';
import { colourUpPlan } from './colour-up.ts';
import { CHIP_COLOUR_NAMES } from './colours.ts';
import { chipsInUse } from './leaving.ts';
import { payable } from './needed.ts';
import { READY_SETS, readySet } from './ready-sets.ts';
import { fittedTo, proposedStack, withProposedStack } from './starting-stack.ts';

const levels = structureFor('clubNight')?.levels ?? [];
const home = readySet('home', 10_000, 20);

const set = (...chips: readonly (readonly [value: number, owned: number, inStack?: number])[]): ChipSet =>
  chips.map(([value, owned, inStack], nth) => ({
    value: toChips(value),
    colour: CHIP_COLOUR_NAMES[nth] ?? 'black',
    owned,
    ...(inStack !== undefined && { inStack }),
  }));

/** Values that grow, and as many of each as somebody may have typed. */
const sets = fc
  .uniqueArray(fc.constantFrom(1, 5, 25, 50, 100, 200, 500, 1_000, 2_000, 5_000, 25_000), {
    minLength: 1,
    maxLength: 7,
  })
  .chain((values) =>
    fc
      .array(fc.tuple(fc.nat(2_000), fc.nat(20)), { minLength: values.length, maxLength: values.length })
      .map((counts) =>
        set(
          ...values
            .toSorted((a, b) => a - b)
            .map((value, nth): [number, number, number] => [value, counts[nth]?.[0] ?? 0, counts[nth]?.[1] ?? 0]),
        ),
      ),
  );

describe('for how many entries a set is enough', () => {
  it('says how many, and which chip runs out first', () => {
    expect(capacityOf(set([25, 600, 8], [100, 600, 8], [500, 252, 4], [1_000, 1_000, 7]))).toEqual({
      stacks: 63,
      bottleneck: 500,
    });
    expect(capacityOf(set([25, 600], [100, 600]))).toBeUndefined();
    expect(takenBy(set([25, 100, 8], [100, 100, 2]), 20)).toEqual([
      { value: 25, taken: 160, over: -60 },
      { value: 100, taken: 40, over: 60 },
    ]);
  });

  it('never promises more than there is, and one more is too many', () => {
    fc.assert(
      fc.property(sets, (chips) => {
        const capacity = capacityOf(chips);
        if (capacity === undefined) return;
        expect(takenBy(chips, capacity.stacks).every(({ over }) => over >= 0)).toBe(true);
        expect(
          takenBy(chips, capacity.stacks + 1).find(({ value }) => value === capacity.bottleneck)?.over,
        ).toBeLessThan(0);
      }),
    );
  });
});

describe('a proposed starting stack', () => {
  it.each([
    [5_000, [25, 100, 500, 1_000, 5_000], [8, 8, 4, 2, 0]],
    [10_000, [25, 100, 500, 1_000, 5_000], [8, 8, 4, 7, 0]],
    [20_000, [25, 100, 500, 1_000, 5_000], [8, 8, 4, 7, 2]],
    [20_000, [100, 500, 1_000, 5_000], [10, 8, 5, 2]],
    [1_500, [1, 5, 25, 100], [10, 8, 6, 13]],
  ])('of %i in %j', (stack, values, counts) => {
    expect(proposedStack(stack, values)).toEqual(counts);
  });

  it('uses no more of a chip than each can have, and is none where the values do not make it up', () => {
    expect(proposedStack(10_000, [25, 100, 500, 1_000], [4, 4, 5, 7])).toEqual([4, 4, 5, 7]);
    expect(proposedStack(10_010, [25, 100])).toBeUndefined();
    expect(proposedStack(100, [])).toBeUndefined();
  });

  it('always comes to the stack', () => {
    fc.assert(
      fc.property(sets, fc.integer({ min: 1, max: 4_000 }), (chips, units) => {
        const stack = units * 25;
        const proposed = withProposedStack(chips, stack);
        if (proposed.every(({ inStack }) => inStack === undefined)) return;
        expect(stackSum(proposed)).toBe(stack);
        expect(chipsFault(proposed, stack)).toBeUndefined();
      }),
    );
  });

  it('is made anew for another stack alone', () => {
    expect(fittedTo(home, 10_000)).toBe(home);
    expect(stackSum(fittedTo(home, 5_000))).toBe(5_000);
    expect(fittedTo(home, 10_010).every(({ inStack }) => inStack === undefined)).toBe(true);
  });

  it.each(READY_STRUCTURES)('is there for every ready set and structure: $id', ({ startingStack }) => {
    for (const { id } of READY_SETS) expect(stackSum(readySet(id, startingStack))).toBe(startingStack);
  });
});

describe('chips that leave play', () => {
  it('go at the first break from which no blind or ante needs them', () => {
    const plan = colourUpPlan(home, levels, 20);
    expect(plan.map(({ value, into, line, onBreak }) => ({ value, into, line, onBreak }))).toEqual([
      { value: 25, into: 100, line: 4, onBreak: true },
      { value: 100, into: 500, line: 9, onBreak: true },
      { value: 500, into: 1_000, line: 14, onBreak: true },
    ]);
    expect(plan[0]).toMatchObject({ chips: 160, replacedBy: 40 });
    expect(valuesOf(chipsInUse(home, levels, 4))).toEqual([25, 100, 500, 1_000, 5_000]);
    expect(valuesOf(chipsInUse(home, levels, 5))).toEqual([100, 500, 1_000, 5_000]);
  });

  it('go before a level in a night without breaks, several at once into what stays', () => {
    const [first, , , , , , , , , , large] = levels;
    const steep = [first, large].flatMap((line) => line ?? []);
    expect(colourUpPlan(set([25, 100, 8], [100, 100, 8], [1_000, 90, 9]), steep, 10)).toEqual([
      { value: 25, into: 1_000, line: 1, onBreak: false, chips: 80, replacedBy: 2, mix: [], missing: 2 },
      { value: 100, into: 1_000, line: 1, onBreak: false, chips: 80, replacedBy: 8, mix: [], missing: 8 },
    ]);
  });

  it('are changed into larger ones where there are too few of the next value, as few of those as will do', () => {
    // 160 of 25 are 40 of 100, of which 20 stacks leave 15
    const few = set([25, 200, 8], [100, 175, 8], [500, 200, 8], [1_000, 50, 0]);
    const [first] = colourUpPlan(few, levels, 20);
    const mix = [
      { value: 100, chips: 15 },
      { value: 500, chips: 5 },
    ];
    expect(first).toMatchObject({ value: 25, into: 100, replacedBy: 40, mix, missing: 0 });
    // none of 500 are left either
    const fewer = set([25, 200, 8], [100, 175, 8], [500, 160, 8], [1_000, 50, 0]);
    expect(colourUpPlan(fewer, levels, 20)[0]).toMatchObject({
      mix: [
        { value: 100, chips: 10 },
        { value: 1_000, chips: 3 },
      ],
      missing: 0,
    });
  });

  it('stay where nothing follows, and those that no stack holds are not spoken of', () => {
    expect(colourUpPlan(home, levels.slice(0, 3), 20)).toEqual([]);
    const chips = set([5, 100, 0], [25, 100, 8], [100, 100, 98]);
    expect(colourUpPlan(chips, levels, 1).map(({ value }) => value)).toEqual([25]);
    expect(valuesOf(chipsInUse(chips, levels, 0))).toEqual([25, 100]);
  });

  it('can pay what is left to pay without them', () => {
    expect(payable(300, [100, 500])).toBe(true);
    expect(payable(6_000, [2_000, 5_000])).toBe(true);
    expect(payable(3_000, [2_000, 5_000])).toBe(false);
    fc.assert(
      fc.property(sets, fc.constantFrom(...READY_STRUCTURES), fc.integer({ min: 1, max: 80 }), (chips, one, stacks) => {
        for (const { line } of colourUpPlan(chips, one.levels, stacks)) {
          const left = valuesOf(chipsInUse(chips, one.levels, line + 1));
          expect(one.levels[line]?.kind).toBe('break');
          for (const level of one.levels.slice(line)) {
            if (level.kind === 'break') continue;
            expect(payable(level.bigBlind, left) && payable(level.smallBlind, left)).toBe(true);
          }
        }
      }),
    );
  });

  it('keep their value: nothing is lost, and never a whole chip is won', () => {
    fc.assert(
      fc.property(sets, fc.constantFrom(...READY_STRUCTURES), fc.integer({ min: 1, max: 80 }), (chips, one, stacks) => {
        for (const { value, into, chips: going, replacedBy, mix, missing } of colourUpPlan(chips, one.levels, stacks)) {
          const handed = mix.reduce((sum, part) => sum + part.value * part.chips, 0);
          expect(handed + missing * into).toBe(replacedBy * into);
          for (const part of mix)
            expect(part.chips).toBeLessThanOrEqual(chips.find((chip) => chip.value === part.value)?.owned ?? 0);
          expect(into).toBeGreaterThan(value);
          const won = replacedBy * into - going * value;
          expect(won).toBeGreaterThanOrEqual(0);
          expect(won).toBeLessThan(into);
        }
      }),
    );
  });
});

describe('the set of a night', () => {
  it.each([
    [[], { code: 'setup-invalid', field: 'chips', min: 1 }],
    [set([100, 10], [25, 10]), { code: 'chip-invalid', chip: 1, field: 'value' }],
    [set([0, 10]), { code: 'chip-invalid', chip: 0, field: 'value' }],
    [set([25, -1]), { code: 'chip-invalid', chip: 0, field: 'owned' }],
    [set([25, 1, 0.5]), { code: 'chip-invalid', chip: 0, field: 'inStack' }],
    [set([25, 10]).map((chip) => ({ ...chip, colour: 'beige' })), { code: 'chip-invalid', chip: 0, field: 'colour' }],
    [set([25, 10]).map((chip) => ({ ...chip, label: ' ' })), { code: 'chip-invalid', chip: 0, field: 'label' }],
    [
      set([25, 10], [50, 10]).map((chip) => ({ ...chip, colour: 'red' })),
      { code: 'chip-invalid', chip: 1, field: 'colour' },
    ],
    [set([25, 99, 8], [100, 99, 8]), { code: 'chips-off-stack', sum: 1_000, stack: 10_000 }],
  ])('is refused where it is wrong: %j', (chips, refusal) => {
    const evening = new Evening();
    expect(evening.refusal({ type: 'ChangeSetup', changes: { chips: chips as ChipSet } })).toMatchObject(refusal);
  });

  it('is given, follows another starting stack only with it, and is taken away again', () => {
    const evening = new Evening();
    evening.do({ type: 'ChangeSetup', changes: { chips: home } });
    expect(evening.state.setup?.chips).toEqual(home);
    const startingStack = toChips(5_000);
    expect(evening.refusal({ type: 'ChangeSetup', changes: { startingStack } })).toEqual({
      code: 'chips-off-stack',
      sum: 10_000,
      stack: 5_000,
    });
    evening.do({ type: 'ChangeSetup', changes: { startingStack, chips: withProposedStack(home, 5_000) } });
    evening.do({ type: 'ChangeSetup', changes: {}, clear: ['chips'] });
    expect(evening.state.setup?.chips).toBeUndefined();
  });

  it('holds two chips of one colour that are called differently', () => {
    const chips = set([25, 10], [100, 10]).map((chip, nth) => ({
      ...chip,
      colour: 'red' as const,
      label: `Red ${String(nth)}`,
    }));
    expect(chipsFault(chips, 1)).toBeUndefined();
  });
});
