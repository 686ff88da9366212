import { type Candidate, type EntryId, type Reason, ranking, type TournamentView } from '@riffle/tournament';
import type { BustOutDraft } from './begun-draft.ts';
import { isInSharedHand, outsOf, tablesIn } from './draft.ts';

type PreviewedPlace = { readonly entry: EntryId; readonly place: number; readonly sharedBy?: number };
export type BustOutPreview = {
  /** Best place first. */
  readonly places: readonly PreviewedPlace[];
  /** Told of in the hand and back in since: by it they have no place. */
  readonly back: readonly EntryId[];
  /** All who are told of, as they are ranked in their hand. */
  readonly ranks: readonly { readonly entry: EntryId; readonly rank: number }[];
  readonly left: number;
  readonly because: readonly Reason[];
};

type Known = Pick<TournamentView, 'entries' | 'tables' | 'bustOuts' | 'setup' | 'figures' | 'handForHand'>;

/** The places that the draft would give, by the same ranking that will decide. */
export function preview(view: Known, draft: BustOutDraft): BustOutPreview {
  const index = view.bustOuts.findIndex(({ id }) => id === (draft.changes ?? draft.before));
  const corrected = draft.changes === undefined ? undefined : view.bustOuts[index];
  const back = new Set(corrected?.out.flatMap((one) => (one.back === true ? [one.entry] : [])));
  const leaving = draft.out.filter(({ entry }) => !back.has(entry));
  const left = view.figures.left + (corrected?.out.filter((one) => one.back !== true).length ?? 0) - leaving.length;
  const later = index < 0 ? [] : view.bustOuts.slice(draft.changes === undefined ? index : index + 1);
  const behind = left + later.flatMap(({ out }) => out.filter(({ back }) => back !== true)).length;
  const together = tablesIn(draft, view).length > 1 ? (corrected?.together ?? draft.together) : corrected?.together;
  const candidates = outsOf(draft).map(({ entry, by, stackAtStart }): Candidate => {
    const from = view.entries[entry]?.at ?? seatOf(view, entry);
    const fromButton = index < 0 ? distance(view, from) : undefined;
    return {
      entry,
      by,
      ...(stackAtStart !== undefined && { stackAtStart }),
      ...(from !== undefined && { from }),
      ...(fromButton !== undefined && { fromButton }),
    };
  });
  // what is being recorded is told here until it is closed
  const named = new Set(draft.out.map(({ entry }) => entry));
  const others = isInSharedHand(draft, view) ? outInSharedHand(view).filter(({ entry }) => !named.has(entry)) : [];
  const shared = others.length > 0 || (isInSharedHand(draft, view) && tablesIn(draft, view).length > 1);
  const ranked = ranking(view.setup, [...others, ...candidates], shared ? 'handForHand' : together);
  const gone = ranked.out.filter(({ entry }) => !back.has(entry));
  const places = gone.map(({ entry, rank }) => {
    const sharedBy = gone.filter((other) => other.rank === rank).length;
    const place = behind + gone.filter((other) => other.rank < rank).length + 1;
    return { entry, place, ...(sharedBy > 1 && { sharedBy }) };
  });
  return {
    places: places.toSorted((a, b) => a.place - b.place),
    back: draft.out.flatMap(({ entry }) => (back.has(entry) ? [entry] : [])),
    ranks: ranked.out.map(({ entry, rank }) => ({ entry, rank })),
    left,
    because: ranked.because,
  };
}

/** Whoever has gone out in the hand that is played at all tables, and has not bought back in. */
const outInSharedHand = (view: Known): readonly Candidate[] =>
  (view.handForHand?.out ?? []).flatMap(
    (id) => view.bustOuts.find((hand) => hand.id === id)?.out.filter(({ back }) => back !== true) ?? [],
  );

const seatOf = (view: Known, entry: EntryId): Candidate['from'] =>
  view.bustOuts.flatMap(({ out }) => out).find((one) => one.entry === entry && one.back !== true)?.from;

function distance(view: Known, from: Candidate['from']): number | undefined {
  const table = from && view.tables[from.table];
  if (from === undefined || table?.positions === undefined) return undefined;
  return (from.seat - table.positions.button + table.seats) % table.seats;
}
