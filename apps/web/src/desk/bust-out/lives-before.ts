import type { BustOutView, EntryId, TournamentView } from '@riffle/tournament';

/** A hand in which somebody went out who has bought back in since, and who took him out in it. */
export type LifeBefore = { readonly hand: BustOutView; readonly by: readonly EntryId[] };

/** Oldest first. A stack that was removed nobody took. */
export const livesBefore = ({ bustOuts }: Pick<TournamentView, 'bustOuts'>, entry: EntryId): readonly LifeBefore[] =>
  bustOuts.flatMap((hand) =>
    hand.removed === undefined
      ? hand.out.flatMap((one) => (one.entry === entry && one.back === true ? [{ hand, by: one.by }] : []))
      : [],
  );
