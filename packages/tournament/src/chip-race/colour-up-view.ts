import type { Instant } from '@riffle/aggregate';
import type { TableId } from '../ids.ts';
import type { ColourUpState, SmallChips, Taken } from './colour-up-state.ts';
import type { TablePlan } from './table-plan.ts';

/** Small chips that leave or have left. The room is told which, and where it is still to be done. */
export type ColourUpView = {
  readonly value: number;
  readonly into: number;
  readonly keep?: true;
  readonly when: ColourUpState['when'];
  readonly at: Instant;
  readonly left: readonly TableId[];
  /** Staff only: each table that it is done at, in their order. */
  readonly tables?: { readonly [table: TableId]: TableInColourUp };
  /** By hand, at this moment, with tables left. */
  readonly ended?: Instant;
};

export type TableInColourUp = {
  /** Absent where nobody has counted, or somebody sits elsewhere since. */
  readonly counts?: readonly SmallChips[];
  /** What follows from the count, until it is done. */
  readonly plan?: TablePlan;
  readonly taken?: Taken;
};
