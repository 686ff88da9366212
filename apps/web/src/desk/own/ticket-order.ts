import type { EntryId, TournamentView } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import type { Language } from '@riffle/words';
import { bySurname } from '../../night/by-surname.ts';
import { stillIn, tableIds } from '../../night/seating.ts';

/** Table by table and seat by seat, as they are laid out; who has no seat yet comes behind, by name, as at the door. */
export function inTicketOrder(
  view: Pick<TournamentView, 'entries' | 'tables'>,
  names: Night['names'],
  language: Language,
): readonly EntryId[] {
  const tables = tableIds(view);
  const rank = (entry: EntryId): readonly [number, number] => {
    const at = view.entries[entry]?.at;
    return at === undefined ? [tables.length, 0] : [tables.indexOf(at.table), at.seat];
  };
  const compare = bySurname(language);
  return stillIn(view).toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one[0] - other[0] || one[1] - other[1] || compare(names[a] ?? '', names[b] ?? '');
  });
}
