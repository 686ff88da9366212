import type { CountView, EntryId, TableId, TournamentView } from '@riffle/tournament';
import { type Seating, tableIds } from '../night/seating.ts';

/** How far the count of one table is. */
export type TableStand = {
  readonly table: TableId;
  readonly players: number;
  readonly told: number;
  /** Of those who are told. */
  readonly chips: number;
};

export function tableStands(
  view: Pick<TournamentView, 'tables'>,
  seating: Seating,
  count: Pick<CountView, 'stacks'> | undefined,
): readonly TableStand[] {
  const stacks: { readonly [entry: EntryId]: number } = count?.stacks ?? {};
  return tableIds(view).map((table) => {
    const sits = [...(seating.get(table)?.values() ?? [])];
    const told = sits.flatMap((entry) => (stacks[entry] === undefined ? [] : [stacks[entry]]));
    return { table, players: sits.length, told: told.length, chips: told.reduce((sum, chips) => sum + chips, 0) };
  });
}

export const isDone = ({ players, told }: TableStand): boolean => players > 0 && told === players;
export const isToDo = ({ players, told }: TableStand): boolean => told < players;
