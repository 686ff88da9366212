import { toChips } from '@riffle/cards';
import type { ChipSet } from './chip-set.ts';
import type { ChipColour } from './colours.ts';
import { withProposedStack } from './starting-stack.ts';

const READY_SET_IDS = ['home', 'club', 'large'] as const;
export type ReadySetId = (typeof READY_SET_IDS)[number];
/** A set ready to be used; its name is a matter of words. */
export type ReadySet = { readonly id: ReadySetId; readonly chips: ChipSet };

const set = (...chips: readonly (readonly [value: number, colour: ChipColour, owned: number])[]): ChipSet =>
  chips.map(([value, colour, owned]) => ({ value: toChips(value), colour, owned }));

/** Of 500 and of 1,000 chips as they are sold, and what a club with seventy players needs. */
export const READY_SETS: readonly ReadySet[] = [
  {
    id: 'home',
    chips: set([25, 'green', 160], [100, 'black', 160], [500, 'purple', 80], [1_000, 'yellow', 80], [5_000, 'red', 20]),
  },
  {
    id: 'club',
    chips: set(
      [25, 'green', 250],
      [100, 'black', 250],
      [500, 'purple', 200],
      [1_000, 'yellow', 200],
      [5_000, 'orange', 100],
    ),
  },
  {
    id: 'large',
    chips: set(
      [25, 'green', 600],
      [100, 'black', 600],
      [500, 'purple', 400],
      [1_000, 'yellow', 500],
      [5_000, 'orange', 300],
      [25_000, 'lightBlue', 100],
    ),
  },
];

/** A ready set with the night's starting stack broken down. */
export const readySet = (id: ReadySetId, stack: number, stacks?: number): ChipSet =>
  withProposedStack(READY_SETS.find((one) => one.id === id)?.chips ?? [], stack, stacks);
