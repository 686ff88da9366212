import type { EntryId, TournamentView } from '@riffle/tournament';

/** What whoever plays buys more of. */
export type BoughtAgain = 'rebuy' | 'addOn';

/** To whom it can be sold now, as the server said: who went out last comes first, then the others in their order. */
export function buyersOf(
  { entries, bustOuts }: Pick<TournamentView, 'entries' | 'bustOuts'>,
  kind: BoughtAgain,
  order: (a: EntryId, b: EntryId) => number,
): readonly EntryId[] {
  const outAt = (entry: EntryId) => bustOuts.findIndex(({ id }) => id === entries[entry]?.bustOut);
  return (Object.keys(entries) as EntryId[])
    .filter((entry) => entries[entry]?.buys?.includes(kind) === true)
    .sort((a, b) => outAt(b) - outAt(a) || order(a, b));
}
