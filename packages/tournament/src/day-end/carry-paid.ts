import { type Decide, happens, nothingToDo, refused } from '../decision.ts';
import { booksClosed } from '../money/closed.ts';

/** What places were paid on days before is told anew: who fetches his prize once his day is over is paid there, while another is played. */
export const carryPaid: Decide<'CarryPaid'> = (state, { paid }, { now }) => {
  if (state.carried === undefined || (state.carried.paid ?? 0) === paid) return nothingToDo;
  const objection = booksClosed(state);
  return objection === undefined ? happens({ v: 1, type: 'PaidCarried', paid, at: now }) : refused(objection);
};
