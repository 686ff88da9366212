import type { Place } from '../command.ts';
import type { Objection } from '../decision.ts';
import type { EntryId } from '../ids.ts';
import { sittingAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { checkSeat } from '../tables-by-hand.ts';

/** The seat stands there, is not blocked, and nobody else sits on it. */
export function checkPlace(state: Tournament, place: Place, entry: EntryId): Objection {
  const objection = checkSeat(state, place);
  if (objection !== undefined) return objection;
  const label = state.tables.get(place.table)?.blocked[place.seat];
  if (label !== undefined) return { code: 'seat-blocked', place, label };
  const by = sittingAt(state, place);
  return by === undefined || by === entry ? undefined : { code: 'seat-taken', place, by };
}
