import { isAlternate } from '../alternate-list.ts';
import type { EntryId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import { ENTERING } from './money-setup.ts';
import { standing } from './standing.ts';

/** Who is entered with nothing sold to him that lets him play: it was taken back, or prices came later. In a night that is called off nobody plays. */
export function unsold(state: Tournament): readonly EntryId[] {
  const isSold = state.setup?.money?.profiles.some(({ kind }) => kind === 'entry') === true;
  if (!isSold || state.calledOff !== undefined) return [];
  const sold = new Set(standing(state).flatMap(({ kind, entry }) => (ENTERING.includes(kind) ? [entry] : [])));
  return [...state.entries.values()].flatMap((entry) =>
    sold.has(entry.id) || entry.carried || isAlternate(entry) ? [] : [entry.id],
  );
}
