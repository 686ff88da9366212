import type { ColourUpView, TableId, TournamentView } from '@riffle/tournament';
import { tableIds } from '../night/seating.ts';

/** Tables of a colour-up as people look for them; those that are gone come last. */
export function tablesOf(view: Pick<TournamentView, 'tables'>, { tables = {} }: ColourUpView): readonly TableId[] {
  const there = tableIds(view).filter((id) => tables[id] !== undefined);
  return [...there, ...(Object.keys(tables) as TableId[]).filter((id) => !there.includes(id))];
}

/** Where it is still to be done, in the same order. */
export const tablesToDo = (view: Pick<TournamentView, 'tables'>, of: ColourUpView): readonly TableId[] =>
  tablesOf(view, of).filter((id) => of.left.includes(id));
