import type { FinalPlace } from '../counted-places.ts';
import type { BustOutId, EntryId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { movesAfterHand } from '../seating/proposals.ts';
import type { Tournament } from '../state.ts';
import type { Onlooker, TournamentView } from '../view.ts';
import { tablesInHand } from './tables-in-hand.ts';

/** What staff and room are told of it: where each table is with the hand. */
export function viewHandForHand(
  state: Tournament,
  viewer: Onlooker,
): Pick<TournamentView, 'handForHand' | 'lastTogether'> {
  const { handForHand: on } = state;
  if (on === undefined) return viewer.as === 'staff' ? viewTogetherOver(state) : {};
  const { since, until, hand, before } = on;
  const setup = setupOf(state);
  const out = state.bustOuts.flatMap((one) => (hand !== undefined && one.hand === hand ? [one.id] : []));
  const afterwards = movesAfterHand(state);
  return {
    handForHand: {
      since,
      until,
      ...(hand !== undefined && { hand: hand - before }),
      tables: Object.fromEntries(tablesInHand(state, on)),
      ...(viewer.as === 'staff' && out.length > 0 && { out }),
      ...(viewer.as === 'staff' && afterwards.length > 0 && { afterwards }),
      pause: policyOf(setup, 'handForHand.pause'),
      clock: policyOf(setup, 'handForHand.clock'),
    },
  };
}

/** Of its last hand somebody may still be told at these tables. */
export const viewTogetherOver = ({ togetherOver: over }: Tournament): Pick<TournamentView, 'lastTogether'> =>
  over === undefined ? {} : { lastTogether: { hand: over.hand - over.before, tables: over.gone } };

/** A place is told once all tables have finished the hand. */
export const withoutOpen = (
  { entries }: Pick<Tournament, 'entries'>,
  found: ReadonlyMap<EntryId, FinalPlace>,
  open: ReadonlySet<BustOutId>,
): ReadonlyMap<EntryId, FinalPlace> =>
  open.size === 0
    ? found
    : new Map(
        [...found].filter(([id]) => {
          const out = entries.get(id)?.out;
          return out === undefined || !open.has(out);
        }),
      );
