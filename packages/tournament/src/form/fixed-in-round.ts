import type { Place } from '../command.ts';
import type { Objection } from '../decision.ts';
import type { EntryId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import { ownMatch } from './round.ts';

/** Nobody goes to another table while a round is played; whoever stood up comes back to his own. */
export function fixedInRound(state: Tournament, entry: EntryId, to?: Place): Objection {
  if (state.rounds === undefined) return undefined;
  const own = ownMatch(state, entry)?.match.table;
  return own === undefined || (to !== undefined && to.table !== own) ? { code: 'sit-and-go' } : undefined;
}
