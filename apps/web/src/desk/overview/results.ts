import type { BustOutId, EntryId, TournamentView } from '@riffle/tournament';

/** One line of the results. */
export type Result = {
  readonly entry: EntryId;
  readonly place: number;
  readonly sharedBy?: number;
  readonly by: readonly EntryId[];
  readonly bustOut?: BustOutId;
  readonly at?: number;
  readonly level?: number;
};

/** Best place first; those still in stand nowhere yet. */
export function results(view: Pick<TournamentView, 'entries' | 'bustOuts'>): readonly Result[] {
  const told = new Map(
    view.bustOuts.flatMap((bustOut) => bustOut.out.map((out) => [out.entry, { bustOut, by: out.by }] as const)),
  );
  return (Object.keys(view.entries) as EntryId[])
    .flatMap((entry): Result[] => {
      const { place, sharedBy, bustOut } = view.entries[entry] ?? {};
      if (place === undefined) return [];
      const how = told.get(entry);
      return [
        {
          entry,
          place,
          by: how?.by ?? [],
          ...(sharedBy !== undefined && { sharedBy }),
          ...(bustOut !== undefined && { bustOut }),
          ...(how !== undefined && { at: how.bustOut.at, level: how.bustOut.level }),
        },
      ];
    })
    .sort((a, b) => a.place - b.place || (view.entries[a.entry]?.no ?? 0) - (view.entries[b.entry]?.no ?? 0));
}

/** How many each has thrown out, most first. A shared one counts for each of them. */
export function knockOuts(view: Pick<TournamentView, 'bustOuts'>): readonly { entry: EntryId; count: number }[] {
  const counts = new Map<EntryId, number>();
  for (const { out } of view.bustOuts) {
    for (const { by } of out) for (const entry of by) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  }
  return [...counts].map(([entry, count]) => ({ entry, count })).sort((a, b) => b.count - a.count);
}
