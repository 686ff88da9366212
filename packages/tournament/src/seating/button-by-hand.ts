import { type Decide, happens, refused } from '../decision.ts';
import { handOn } from '../hands/hand-on.ts';
import { checkSeat } from '../tables-by-hand.ts';

export const placeButton: Decide<'PlaceButton'> = (state, { table: id, seat }) => {
  const objection = checkSeat(state, { table: id, seat });
  return objection === undefined ? happens({ v: 1, type: 'ButtonPlaced', table: id, seat }) : refused(objection);
};

/** One hand on. */
export const advanceButton: Decide<'AdvanceButton'> = (state, { table: id }) => {
  const hand = handOn(state, id);
  return hand.ok ? happens({ v: 1, type: 'ButtonAdvanced', table: id, ...hand.value }) : hand;
};
