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
  /** Another table still plays the hand: the place is not certain yet. */
  readonly open?: true;
  /** The chips were not lost: the stack was taken away. */
  readonly removed?: true;
};

/** Best place first; those still in stand nowhere yet. Of who bought back in, the hand before tells nothing. */
export function results(view: Pick<TournamentView, 'entries' | 'bustOuts'>): readonly Result[] {
  const told = new Map(
    view.bustOuts.flatMap((bustOut) =>
      bustOut.out.flatMap((out) => (out.back === true ? [] : [[out.entry, { bustOut, by: out.by }] as const])),
    ),
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
          ...(how?.bustOut.open && { open: true as const }),
          ...(how?.bustOut.removed !== undefined && { removed: true as const }),
        },
      ];
    })
    .sort((a, b) => a.place - b.place || (view.entries[a.entry]?.no ?? 0) - (view.entries[b.entry]?.no ?? 0));
}
