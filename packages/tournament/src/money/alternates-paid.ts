import { isAlternate } from '../alternate-list.ts';
import type { Objection } from '../decision.ts';
import type { Tournament } from '../state.ts';
import { standing } from './standing.ts';

/** What those who wait have paid is none of what is played for: it goes back before anything is shared or sealed. */
export function alternatesPaid(state: Tournament): Objection {
  const entries = new Set(
    standing(state).flatMap(({ entry }) => (isAlternate(state.entries.get(entry)) ? [entry] : [])),
  );
  return entries.size === 0 ? undefined : { code: 'alternates-paid', entries: [...entries] };
}
