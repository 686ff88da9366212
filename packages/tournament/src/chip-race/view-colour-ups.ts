import type { Instant } from '@riffle/aggregate';
import type { TableId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { exchangeOf } from './at-the-table.ts';
import { type ColourUpState, colourUpsOf, standingCount, type Taken, tablesLeft } from './colour-up-state.ts';
import { type Procedure, procedureOf } from './procedure.ts';
import { type SmallChips, type TablePlan, tablePlan } from './table-plan.ts';

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

export function viewColourUps(state: Tournament, as: 'staff' | 'cashier' | 'room'): readonly ColourUpView[] {
  const all = colourUpsOf(state);
  if (all.length === 0) return [];
  const says = procedureOf(setupOf(state));
  return all.map((one) => {
    const { value, into, keep, when, at, ended } = one;
    return {
      ...{ value, into, ...(keep && { keep }), when, at, left: tablesLeft(state, one) },
      ...(as === 'staff' && {
        tables: Object.fromEntries(one.tables.map((table) => [table, inColourUp(state, says, one, table)])),
        ...(ended !== undefined && { ended }),
      }),
    };
  });
}

function inColourUp(state: Tournament, says: Procedure, one: ColourUpState, table: TableId): TableInColourUp {
  const taken = one.taken[table];
  if (taken !== undefined) return { taken };
  const counts = standingCount(state, one, table);
  if (counts === undefined) return {};
  return { counts, plan: tablePlan(says, exchangeOf(one), counts, state.tables[table]?.positions?.button) };
}
