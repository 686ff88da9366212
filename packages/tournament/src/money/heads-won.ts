import { openHand } from '../hand-for-hand/tables-in-hand.ts';
import type { EntryId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { headsTaken } from './heads-taken.ts';

/**
 * How many heads each has taken; one that several took is one for each of them, one that was kept is nobody's. The room hears of
 * a hand that is still open when it hears who went out in it. Who loses all prizes leads in none.
 */
export function headsWon(state: Tournament, viewer: { readonly as: string }): ReadonlyMap<EntryId, number> {
  const open = viewer.as === 'room' ? openHand(state) : new Set();
  const count = new Map<EntryId, number>();
  for (const taken of headsTaken(state)) {
    if (taken.is === 'stays' || taken.kept || open.has(taken.bustOut)) continue;
    for (const taker of taken.is === 'won' ? taken.parts.map(({ entry }) => entry) : taken.by)
      count.set(taker, (count.get(taker) ?? 0) + 1);
  }
  return new Map([...count].filter(([entry]) => !forfeitsPrizes(state, entry)));
}
