import { type EntryId, finesLeft, policyOf, type TournamentView } from '@riffle/tournament';

type Known = Pick<TournamentView, 'setup' | 'money' | 'entries' | 'stage'>;
/** `owes` in minor units. */
export type FineOpen = { readonly entry: EntryId; readonly owes: number; readonly refs: readonly string[] };

/** Who of those who have a seat still owes a fine, where the rulebook keeps him away until it is paid. */
export function finesOpen({ setup, money, entries, stage }: Known): readonly FineOpen[] {
  const books = money?.books;
  if (books?.fines === undefined || stage === 'over') return [];
  const { value, refs } = policyOf(setup, 'sanctions.fineUnpaid');
  if (value !== 'leavesUntilPaid') return [];
  return [...new Set(books.fines.map(({ entry }) => entry))].flatMap((entry) => {
    const owes = finesLeft(books, { entry, owes: books.owes[entry] ?? 0 });
    return owes > 0 && entries[entry]?.at !== undefined ? [{ entry, owes, refs }] : [];
  });
}
