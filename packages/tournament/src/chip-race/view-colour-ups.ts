import type { TableId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { ColourUpState } from './colour-up-state.ts';
import type { ColourUpView, TableInColourUp } from './colour-up-view.ts';
import { colourUpsOf, standingCount, tablesLeft } from './open-colour-ups.ts';
import { type Procedure, procedureOf } from './procedure.ts';
import { exchangeOf, tablePlan } from './table-plan.ts';

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

/** What has gone on at one table, for whoever deals there. */
export function viewColourUpAt(state: Tournament, value: number, table: TableId): TableInColourUp | undefined {
  const one = colourUpsOf(state).findLast((each) => each.value === value);
  return one?.tables.includes(table) === true ? inColourUp(state, procedureOf(setupOf(state)), one, table) : undefined;
}

function inColourUp(state: Tournament, says: Procedure, one: ColourUpState, table: TableId): TableInColourUp {
  const taken = one.taken[table];
  if (taken !== undefined) return { taken };
  const counts = standingCount(state, one, table);
  if (counts === undefined) return {};
  return { counts, plan: tablePlan(says, exchangeOf(one), counts, state.tables.get(table)?.positions?.button) };
}
