import type { EntryId, SaleKind, TournamentView } from '@riffle/tournament';

/** How many of a kind stand to whoever this entry is, and to all; and how many are in. */
export function boughtSoFar(
  { money, entries, figures }: Pick<TournamentView, 'money' | 'entries' | 'figures'>,
  id: EntryId,
  kind: SaleKind,
): { readonly ofPerson: number; readonly ofAll: number; readonly left: number } {
  const sold = (money?.books?.sales ?? []).filter((sale) => sale.kind === kind && sale.reversed !== true);
  const person = entries[id]?.person;
  return { ofPerson: sold.filter((sale) => sale.person === person).length, ofAll: sold.length, left: figures.left };
}
