import type { EntryId, TableId, TournamentView } from '@riffle/tournament';
import type { OvalSeat } from '../identity/index.ts';
import { seatingOf, seatsOf } from '../night/seating.ts';

/** Who has what in a hand, as the table is drawn with it. */
export type HandShown = {
  readonly button?: number | undefined;
  readonly smallBlind?: number | undefined;
  readonly bigBlind?: number | undefined;
};

/** The seats of a table in one hand: who sits there, and the blind that he posts. */
export function handSeats(
  view: Pick<TournamentView, 'entries' | 'tables'>,
  table: TableId,
  hand: HandShown,
  name: (entry: EntryId) => string,
  { small, big }: { readonly small: string; readonly big: string },
): readonly OvalSeat[] {
  const shown = view.tables[table];
  if (shown === undefined) return [];
  const away = new Set(
    (shown.serving ?? []).filter(({ left }) => left?.begins === undefined).map(({ entry }) => entry),
  );
  return seatsOf(seatingOf(view), table, shown).map(({ no, entry, blocked }): OvalSeat => {
    const posts = no === hand.bigBlind ? big : no === hand.smallBlind ? small : undefined;
    const tag = posts === undefined ? {} : { tag: posts };
    if (entry === undefined) return { seat: no, state: blocked === undefined ? 'free' : 'blocked', ...tag };
    const isAway = view.entries[entry]?.absentSince !== undefined || away.has(entry);
    return { seat: no, state: isAway ? 'absent' : 'taken', label: name(entry), ...tag };
  });
}
