import type { EntryId, TableId, TournamentView } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import type { OvalSeat } from '../identity/index.ts';

/** One table as the room sees it, with one entry marked as one's own if it sits there. */
export function ovalSeats(
  { view, names }: Pick<Night, 'view' | 'names'>,
  table: TableId,
  own?: EntryId,
): readonly OvalSeat[] {
  const plan = view.tables[table];
  if (plan === undefined) return [];
  const sitting = new Map<number, EntryId>();
  for (const [entry, { at }] of Object.entries(view.entries) as [EntryId, TournamentView['entries'][EntryId]][]) {
    if (at?.table === table) sitting.set(at.seat, entry);
  }
  return Array.from({ length: plan.seats }, (_, index): OvalSeat => {
    const seat = index + 1;
    const entry = sitting.get(seat);
    if (entry === undefined) {
      return { seat, state: plan.blocked[String(seat)] === undefined ? 'free' : 'blocked' };
    }
    const { absentSince, no } = view.entries[entry] ?? {};
    return {
      seat,
      label: names[entry] ?? String(no),
      state: absentSince === undefined ? 'taken' : 'absent',
      ...(entry === own && { selected: true }),
    };
  });
}
