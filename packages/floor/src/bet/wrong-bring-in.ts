import { step } from '../because.ts';
import { chips, seat, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** Stud: somebody else paid the bring-in than who should have. */
export const wrongBringIn = incidentKind({
  phase: 'bet',
  facts: {
    amount: chips({ min: 1 }),
    /** Whether the next player has acted on it. */
    nextActed: yesNo({ usual: false }),
    /** Who paid it. */
    seat: seat({ optional: true }),
    /** Who shows the lowest card, in razz the highest. */
    rightSeat: seat({ optional: true }),
  },
  clashes: ({ seat: paid, rightSeat }) =>
    paid !== undefined && paid === rightSeat
      ? [{ problem: 'notPossible', fact: 'rightSeat', allowed: { is: 'seat' } }]
      : [],
  find({ amount, nextActed, seat: paid, rightSeat }, floor) {
    const rule = floor.decides('betting.wrongBringIn');
    if (rule === 'stands' || nextActed) {
      if (nextActed) floor.notes('nextHasActed');
      return { outcome: { is: 'bringInStands' }, steps: [step('announce'), step('playOn')] };
    }
    return {
      outcome: {
        is: 'bringInMoved',
        amount,
        ...(paid !== undefined && { from: paid }),
        ...(rightSeat !== undefined && { to: rightSeat }),
      },
      steps: [step('returnChips', { amount }), step('takeBringIn', { amount }), step('backToTurn')],
    };
  },
});
