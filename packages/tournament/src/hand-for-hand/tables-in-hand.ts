import type { BustOutId, EntryId, TableId } from '../ids.ts';
import { tablesInPlay } from '../seating/table-in-play.ts';
import type { Tournament } from '../state.ts';
import type { HandForHand, InHand } from './hand-for-hand.ts';

/** Of all tables at which somebody sits. */
export const tablesInHand = (
  state: Tournament,
  { tables }: Pick<HandForHand, 'tables'>,
): ReadonlyMap<TableId, InHand> => new Map(tablesInPlay(state).map(({ id }) => [id, tables[id] ?? 'done']));

/** Those that are still at it, but for one. A table that is frozen is waited for by nobody who is frozen himself. */
export const stillPlaying = (state: Tournament, hand: HandForHand, but?: TableId): readonly TableId[] =>
  [...tablesInHand(state, hand)].flatMap(([id, is]) => (is === 'playing' && id !== but ? [id] : []));

export const allDone = (state: Tournament, hand: HandForHand): boolean =>
  [...tablesInHand(state, hand).values()].every((is) => is === 'done');

/** Who went out in the hand that runs: no place is given before all tables have finished it. */
export function openHand(state: Tournament): ReadonlySet<BustOutId> {
  const { handForHand: on } = state;
  if (on?.hand === undefined || allDone(state, on)) return new Set();
  return new Set(state.bustOuts.flatMap(({ id, hand }) => (hand === on.hand ? [id] : [])));
}

/** Whose place that leaves open. */
export function outInOpenHand(state: Tournament): ReadonlySet<EntryId> {
  const open = openHand(state);
  if (open.size === 0) return new Set();
  return new Set(
    [...state.entries.values()].flatMap(({ id, out }) => (out !== undefined && open.has(out) ? [id] : [])),
  );
}
