import type { EntryId, TournamentView } from '@riffle/tournament';

/** Who has taken how many heads, and in minor units what was won by them so far, where the room is told who wins what. */
type HeadLine = { readonly entry: EntryId; readonly heads: number; readonly won?: number };

/** Most heads first; of as many, most money first, then who entered first. */
export function headLines({ money, entries }: Pick<TournamentView, 'money' | 'entries'>): readonly HeadLine[] {
  const { headsWon = {}, bounties = {} } = money ?? {};
  const no = ({ entry }: HeadLine) => entries[entry]?.no ?? 0;
  return (Object.entries(headsWon) as [EntryId, number][])
    .map(([entry, heads]): HeadLine => {
      const won = bounties[entry];
      return { entry, heads, ...(won !== undefined && { won }) };
    })
    .sort((a, b) => b.heads - a.heads || (b.won ?? 0) - (a.won ?? 0) || no(a) - no(b));
}
