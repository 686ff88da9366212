import type { Chips } from '@riffle/cards';
import type { ChipColour } from './colours.ts';

export type Chip = {
  readonly value: Chips;
  readonly colour: ChipColour;
  /** What the club calls it, or what is printed on it. */
  readonly label?: string;
  /** How many there are in the case. */
  readonly owned: number;
  /** How many of a starting stack; where no chip says so, the stack is not broken down. */
  readonly inStack?: number;
};

/** The chips of a club, smallest value first. */
export type ChipSet = readonly Chip[];

export const valuesOf = (set: ChipSet): readonly Chips[] => set.map(({ value }) => value);

export const isBrokenDown = (set: ChipSet): boolean => set.some(({ inStack }) => inStack !== undefined);

/** Those that a night can meet: what is smaller than all of the starting stack stays in the case. */
export const playedChips = (set: ChipSet): ChipSet =>
  isBrokenDown(set)
    ? set.slice(
        Math.max(
          0,
          set.findIndex(({ inStack = 0 }) => inStack > 0),
        ),
      )
    : set;

/** What the chips of a starting stack come to. */
export const stackSum = (set: ChipSet): number => set.reduce((sum, { value, inStack = 0 }) => sum + value * inStack, 0);
