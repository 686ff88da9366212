import { handPositions, nextPositions, ringOf } from '@riffle/table';
import { type Decide, happens, refused } from '../decision.ts';
import { playersAt } from '../seating-index.ts';
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
  const alone = table.bigBlindAlone;
  const next =
    last && nextPositions(ring, last, alone !== undefined && ring.taken.has(alone) ? { singleBigBlind: alone } : {});
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
