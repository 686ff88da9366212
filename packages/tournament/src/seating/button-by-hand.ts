import { handPositions, type NextHand, nextPositions, type Ring, ringOf, type SeatNo } from '@riffle/table';
import { type Decide, happens, refused } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { playersAt } from '../seating-index.ts';
import type { PinnedSetup } from '../setup.ts';
import { checkSeat } from '../tables-by-hand.ts';

export const placeButton: Decide<'PlaceButton'> = (state, { table: id, seat }) => {
  const objection = checkSeat(state, { table: id, seat });
  return objection === undefined ? happens({ v: 1, type: 'ButtonPlaced', table: id, seat }) : refused(objection);
};

/** One hand on. */
export const advanceButton: Decide<'AdvanceButton'> = (state, { table: id }) => {
  const table = state.tables[id];
  if (table === undefined) return refused({ code: 'no-such-table', table: id });
  if (table.positions === undefined) return refused({ code: 'button-unknown', table: id });
  const players = playersAt(state, id);
  const ring = ringOf(table.seats, players.keys());
  const last = handPositions(ring, table.positions);
  const next =
    last && nextPositions(ring, last, { ...aloneAt(table.bigBlindAlone, ring), ...byRulebook(setupOf(state)) });
  if (next === undefined) return refused({ code: 'too-few-players', players: players.size, needed: 2 });
  return happens({
    v: 1,
    type: 'ButtonAdvanced',
    table: id,
    button: next.button,
    ...(next.smallBlind !== undefined && { smallBlind: next.smallBlind }),
    bigBlind: next.bigBlind,
  });
};

const aloneAt = (seat: SeatNo | undefined, ring: Ring): NextHand =>
  seat !== undefined && ring.taken.has(seat) ? { singleBigBlind: seat } : {};

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
