import type { EntryId, TournamentView } from '@riffle/tournament';

/** Somebody whose stack is to be counted, table by table and seat by seat; `bag`: as it was told last. */
export type ToBag = { readonly entry: EntryId; readonly bag: number | undefined };

export function toBag({ entries, tables }: TournamentView): readonly ToBag[] {
  const order = Object.keys(tables);
  return Object.entries(entries)
    .map(([id, entry]) => [id as EntryId, entry] as const)
    .filter(([, { bustOut, at, carried }]) => bustOut === undefined && (at !== undefined || carried !== undefined))
    .toSorted(
      ([, a], [, b]) =>
        order.indexOf(a.at?.table ?? '') - order.indexOf(b.at?.table ?? '') || (a.at?.seat ?? 0) - (b.at?.seat ?? 0),
    )
    .map(([entry, { bag }]) => ({ entry, bag }));
}
