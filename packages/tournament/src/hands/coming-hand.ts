import {
  handPositions,
  isInButtonGap,
  type NextHand,
  nextPositions,
  type Positions,
  type Ring,
  ringOf,
  type SeatNo,
} from '@riffle/table';
import type { EntryId } from '../ids.ts';
import { policyOf } from '../rulebook-of.ts';
import { playersAt, seatsTaken } from '../seating-index.ts';
import type { PinnedSetup } from '../setup.ts';
import type { Table, Tournament } from '../state.ts';

/** Who has what in the hand after the one that runs or ran last; unknown where nobody placed the button or one sits alone. */
export function comingHand(state: Tournament, table: Table): Positions | undefined {
  const ring = ringOf(table.seats, playersAt(state, table.id).keys());
  const last = table.positions && handPositions(ring, table.positions);
  return last && positionsAfter(state, ring, last, table.bigBlindAlone);
}

/** Who has what after a hand among those who are in the next one; `alone` posts the big blind there once more. */
export const positionsAfter = (
  state: Tournament,
  ring: Ring,
  last: Positions,
  alone: SeatNo | undefined,
): Positions | undefined =>
  nextPositions(ring, last, {
    ...(alone !== undefined && ring.taken.has(alone) && { singleBigBlind: alone }),
    ...(state.setup && byRulebook(state.setup)),
  });

/** Came in between button and small blind, and is dealt in once the button has passed him. */
export function sitsOut(state: Tournament, table: Table, hand: Positions): readonly EntryId[] {
  return (seatsTaken(state).get(table.id)?.entries ?? []).flatMap(({ id, at, waits }) =>
    waits === true && at !== undefined && isInButtonGap(table.seats, hand, at.seat) ? [id] : [],
  );
}

/** Where the order of the big blind has priority, a big blind stands alone rather than that a blind is paid twice. */
function byRulebook(setup: PinnedSetup): NextHand {
  const bigBlindGone = policyOf(setup, 'button.afterBigBlindBust').value;
  const bigBlindGoneHeadsUp = policyOf(setup, 'button.headsUpAfterBigBlindBust').value;
  switch (policyOf(setup, 'button.rule').value) {
    case 'deadButton':
      return { bigBlindGone, bigBlindGoneHeadsUp: 'bothBlinds' };
    case 'bigBlindFirst':
      return { bigBlindGone, bigBlindGoneHeadsUp };
  }
}
