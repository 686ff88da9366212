import { readySet, structureFor } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { chipLines } from './chip-lines.ts';

const levels = structureFor('clubNight')?.levels ?? [];
const setup = { chips: readySet('home', 10_000, 20), levels };
const lines = (levelIndex: number, phase: 'notStarted' | 'running' = 'running') =>
  chipLines(setup, { phase, levelIndex, onBreak: levels[levelIndex]?.kind === 'break' }).map(
    ({ chip, inStack, goes }) => [chip.value, goes ?? inStack],
  );

describe('the chips on the wall', () => {
  it('are those of a starting stack before the first hand', () => {
    expect(lines(0, 'notStarted')).toEqual([
      [25, 8],
      [100, 8],
      [500, 4],
      [1_000, 2],
      [5_000, 1],
    ]);
  });

  it('are without a number where no stack holds them', () => {
    const chips = setup.chips.map((chip) => (chip.value === 5_000 ? { ...chip, inStack: 0 } : chip));
    const told = chipLines({ ...setup, chips }, { phase: 'notStarted', levelIndex: 0, onBreak: false });
    expect(told.at(-1)).toEqual({ chip: chips.at(-1) });
  });

  it('say which goes in the next break, and in it', () => {
    expect(lines(2)[0]).toEqual([25, 'atBreak']);
    expect(lines(4)[0]).toEqual([25, 'now']);
    expect(lines(4)[1]).toEqual([100, undefined]);
    expect(lines(5)[0]).toEqual([100, 'atBreak']);
  });

  it('say which is being changed at the tables, and leave out what is gone', () => {
    const reading = { phase: 'running', levelIndex: 5, onBreak: false } as const;
    const tables = ['t1'] as never;
    const said = (...colourUps: NonNullable<Parameters<typeof chipLines>[2]>) =>
      chipLines(setup, reading, colourUps).map(({ chip, goes }) => [chip.value, goes]);
    // after the break the plan has it gone, and the tables have not
    expect(said({ value: 25, left: tables })[0]).toEqual([25, 'now']);
    expect(said({ value: 100, keep: true, left: tables })[0]).toEqual([100, 'now']);
    expect(said({ value: 100, keep: true, left: [] })[0]).toEqual([100, 'atBreak']);
    expect(said({ value: 100, left: [] })[0]).toEqual([500, undefined]);
  });

  it('say nothing in a break that is none of the structure', () => {
    const told = chipLines(setup, { phase: 'running', levelIndex: 2, onBreak: true });
    expect(told.every(({ goes }) => goes === undefined)).toBe(true);
  });

  it('go after a level where there are no breaks', () => {
    const steep = [levels[0], levels[10]].flatMap((line) => line ?? []);
    expect(chipLines({ ...setup, levels: steep }, { phase: 'running', levelIndex: 0, onBreak: false })[0]?.goes).toBe(
      'afterLevel',
    );
  });

  it('are none where nobody has said', () => {
    expect(chipLines({ levels }, { phase: 'running', levelIndex: 0, onBreak: false })).toEqual([]);
  });
});
