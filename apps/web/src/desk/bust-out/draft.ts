import { toChips } from '@riffle/cards';
import type {
  BustOutId,
  BustOutView,
  EntryId,
  Out,
  TableId,
  TournamentCommand,
  TournamentView,
} from '@riffle/tournament';
import type { BustOutDraft, DraftOut } from './begun-draft.ts';

/** The draft to correct what was recorded: who did it, in which order. */
export function draftOf({ id, out, together = 'sameTime' }: BustOutView): BustOutDraft {
  const gone = new Set(out.map(({ entry }) => entry));
  return {
    out: out.map(({ entry, stackAtStart, by }) => ({
      entry,
      stack: stackAtStart === undefined ? '' : String(stackAtStart),
      // as earlier nights have it; nobody can have been out by who is
      by: by.filter((one) => !gone.has(one)),
    })),
    together,
    changes: id,
  };
}

export const has = (draft: BustOutDraft, entry: EntryId): boolean => draft.out.some((out) => out.entry === entry);

/** Whoever is out in this hand was not the one who threw the others out. */
export const withOut = (draft: BustOutDraft, entry: EntryId): BustOutDraft => ({
  ...draft,
  out: [...draft.out.map((out) => ({ ...out, by: out.by.filter((by) => by !== entry) })), { entry, stack: '', by: [] }],
});

export const withoutOut = (draft: BustOutDraft, entry: EntryId): BustOutDraft => ({
  ...draft,
  out: draft.out.filter((out) => out.entry !== entry),
});

export const withStack = (draft: BustOutDraft, entry: EntryId, stack: string): BustOutDraft =>
  changed(draft, entry, (out) => ({ ...out, stack }));

export const toggledBy = (draft: BustOutDraft, entry: EntryId, by: EntryId): BustOutDraft =>
  changed(draft, entry, (out) => ({
    ...out,
    by: out.by.includes(by) ? out.by.filter((id) => id !== by) : [...out.by, by],
  }));

const changed = (draft: BustOutDraft, entry: EntryId, change: (out: DraftOut) => DraftOut): BustOutDraft => ({
  ...draft,
  out: draft.out.map((out) => (out.entry === entry ? change(out) : out)),
});

/** "12 500", "12.500" and "12,500" are all the same stack; anything with other signs is not known. */
export function stackFrom(typed: string): number | undefined {
  const digits = typed.replace(/[\s.,'’]/gu, '');
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  const count = Number(digits);
  return count > 0 ? count : undefined;
}

export const outsOf = (draft: BustOutDraft): readonly Out[] =>
  draft.out.map(({ entry, stack, by }) => {
    const count = stackFrom(stack);
    return { entry, by, ...(count !== undefined && { stackAtStart: toChips(count) }) };
  });

/** Tables that those in the draft sit, or sat, at. */
export function tablesIn(draft: BustOutDraft, view: Pick<TournamentView, 'entries' | 'bustOuts'>): readonly TableId[] {
  const from = new Map(view.bustOuts.flatMap(({ out }) => out.map((one) => [one.entry, one.from?.table] as const)));
  const tables = draft.out.map(({ entry }) => view.entries[entry]?.at?.table ?? from.get(entry));
  return [...new Set(tables.filter((table) => table !== undefined))];
}

export function commandOf(
  draft: BustOutDraft,
  id: BustOutId,
  view: Pick<TournamentView, 'entries' | 'bustOuts' | 'handForHand' | 'lastTogether' | 'tables'>,
): TournamentCommand | undefined {
  if (draft.out.length === 0) return undefined;
  const out = outsOf(draft);
  if (draft.changes !== undefined) return { type: 'ChangeBustOut', bustOut: draft.changes, out };
  return {
    type: 'BustOut',
    bustOut: id,
    out,
    ...(draft.before !== undefined && { before: draft.before }),
    ...(draft.handBefore && eitherHand(draft, view) !== undefined && { handBefore: draft.handBefore }),
    ...(tablesIn(draft, view).length > 1 && { together: isInSharedHand(draft, view) ? 'handForHand' : draft.together }),
  };
}

/** Which two hands somebody may have gone out in, and the number that tells them apart. */
export type EitherHand = {
  /** `together`: the one that runs is dealt at all tables; `lastTogether`: the one before was the last of those. */
  readonly is: 'counted' | 'together' | 'lastTogether';
  readonly no: number;
};

/**
 * Where it matters whether he went out in the hand that runs or in the one before: that one was dealt without him, and he
 * would have a blind in it; or one of them was dealt at all tables, and who goes out in it is ranked with the others.
 */
export function eitherHand(
  draft: BustOutDraft,
  view: Pick<TournamentView, 'entries' | 'tables' | 'handForHand' | 'lastTogether'>,
): EitherHand | undefined {
  const { entries, tables, handForHand: on, lastTogether: over } = view;
  if (draft.before !== undefined || draft.changes !== undefined) return undefined;
  const seats = draft.out.flatMap(({ entry }) => entries[entry]?.at ?? []);
  if (on !== undefined)
    return on.hand === undefined || seats.length === 0 ? undefined : { is: 'together', no: on.hand };
  for (const { table, seat } of seats) {
    const { hand, positions, players } = tables[table] ?? {};
    const since = over?.tables[table];
    if (over !== undefined && since !== undefined && (hand === undefined || since > 0)) {
      return { is: 'lastTogether', no: over.hand };
    }
    const left = (players ?? 0) - seats.filter((one) => one.table === table).length;
    const hasBlind = seat === positions?.bigBlind || seat === positions?.smallBlind;
    if (hand !== undefined && (hasBlind || left === 2)) return { is: 'counted', no: hand.no };
  }
  return undefined;
}

/** Told while a hand is played that was dealt at all tables at once: who goes out elsewhere goes out in the same. */
export const isInSharedHand = (
  draft: BustOutDraft,
  { handForHand: on }: Pick<TournamentView, 'handForHand'>,
): boolean => on?.hand !== undefined && draft.before === undefined && draft.changes === undefined;

/** Earlier or later among those of the draft: what counts where they are ranked by time. */
export function withTurn(draft: BustOutDraft, entry: EntryId, by: 1 | -1): BustOutDraft {
  const index = draft.out.findIndex((out) => out.entry === entry);
  const one = draft.out[index];
  if (one === undefined) return draft;
  const rest = draft.out.toSpliced(index, 1);
  return { ...draft, out: rest.toSpliced(Math.max(0, Math.min(rest.length, index + by)), 0, one) };
}

/** At different tables and not hand for hand: whoever was told first was out first. */
export const turnMatters = (draft: BustOutDraft, view: Pick<TournamentView, 'entries' | 'bustOuts'>): boolean =>
  draft.out.length > 1 && tablesIn(draft, view).length > 1 && draft.together === 'sameTime';
