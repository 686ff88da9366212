import { type Chips, toChips } from '@riffle/cards';
import { type AnteForm, type Level, minutes, type Structure } from './structure.ts';

/** A structure ready to be used; its name is a matter of words. */
export type ReadyStructure = {
  readonly id: StructureId;
  readonly startingStack: Chips;
  readonly levels: Structure;
  readonly lateEntryThrough: number;
};
const STRUCTURE_IDS = ['quick', 'clubNight', 'deep'] as const;
export type StructureId = (typeof STRUCTURE_IDS)[number];

/** Small blind and big blind, or so many minutes of break. */
type Line = readonly [small: number, big: number] | number;

function lined(length: number, anteFrom: number, lines: readonly Line[]): Structure {
  return lines.map((line): Level => {
    if (typeof line === 'number') return { kind: 'break', duration: minutes(line) };
    const [small, big] = line;
    const anteForm: AnteForm = big >= anteFrom ? 'bigBlind' : 'none';
    return {
      kind: 'play',
      duration: minutes(length),
      smallBlind: toChips(small),
      bigBlind: toChips(big),
      ante: toChips(anteForm === 'none' ? 0 : big),
      anteForm,
    };
  });
}

/** Two hours with twenty players, the chips of a home set: 25, 100, 500, 1,000, 5,000. */
const quick: ReadyStructure = {
  id: 'quick',
  startingStack: toChips(5_000),
  lateEntryThrough: 4,
  levels: lined(10, Number.POSITIVE_INFINITY, [
    [25, 50],
    [50, 100],
    [100, 200],
    [150, 300],
    [200, 400],
    [300, 600],
    10,
    [400, 800],
    [600, 1_200],
    [1_000, 2_000],
    [1_500, 3_000],
    [2_000, 4_000],
    [3_000, 6_000],
    [5_000, 10_000],
    [10_000, 20_000],
  ]),
};

/** Four hours with thirty players; the 25s go at the first break, the 100s at the second. */
const clubNight: ReadyStructure = {
  id: 'clubNight',
  startingStack: toChips(10_000),
  lateEntryThrough: 4,
  levels: lined(15, 600, [
    [25, 50],
    [50, 100],
    [75, 150],
    [100, 200],
    15,
    [200, 400],
    [300, 600],
    [400, 800],
    [500, 1_000],
    15,
    [1_000, 2_000],
    [1_500, 3_000],
    [2_000, 4_000],
    [3_000, 6_000],
    10,
    [5_000, 10_000],
    [8_000, 16_000],
    [10_000, 20_000],
    [15_000, 30_000],
    [20_000, 40_000],
    [30_000, 60_000],
  ]),
};

/** Six hours with forty players, a meal in the middle. */
const deep: ReadyStructure = {
  id: 'deep',
  startingStack: toChips(20_000),
  lateEntryThrough: 4,
  levels: lined(20, 400, [
    [50, 100],
    [100, 200],
    [150, 300],
    [200, 400],
    15,
    [300, 600],
    [400, 800],
    [500, 1_000],
    [800, 1_600],
    30,
    [1_000, 2_000],
    [1_500, 3_000],
    [2_000, 4_000],
    [3_000, 6_000],
    15,
    [5_000, 10_000],
    [10_000, 20_000],
    [15_000, 30_000],
    [20_000, 40_000],
    15,
    [30_000, 60_000],
    [50_000, 100_000],
    [100_000, 200_000],
  ]),
};

export const READY_STRUCTURES: readonly ReadyStructure[] = [quick, clubNight, deep];

export const structureFor = (id: string): ReadyStructure | undefined => READY_STRUCTURES.find((one) => one.id === id);
