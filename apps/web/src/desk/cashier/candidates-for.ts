import type { EntryId, SpecialView, TournamentView } from '@riffle/tournament';

/** Who can win it now, as the server said. */
export function candidatesFor(
  { who }: { readonly who?: SpecialView['who'] },
  { entries }: Pick<TournamentView, 'entries'>,
): readonly EntryId[] {
  if (who === undefined) return [];
  if ('only' in who) return who.only;
  const not = new Set(who.not);
  return (Object.keys(entries) as EntryId[]).filter((entry) => !not.has(entry));
}
