import { choice, count, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** Two cash tables of one variant and limit: somebody wants to change, or they differ too much. */
export const tableDifference = incidentKind({
  phase: 'cash',
  facts: {
    what: choice(['wish', 'balance'], { usual: 'wish' }),
    /** Players at the table that would lose one; for a balance, at the larger one. */
    from: count(1, 12),
    to: count(0, 12),
    /** A newcomer takes the seat that becomes free. */
    newcomerFills: yesNo({ usual: false, when: { what: ['wish'] } }),
  },
  find({ what, from, to, newcomerFills = false }, floor) {
    if (what === 'balance') {
      const difference = from - to;
      const due = difference >= floor.decides('cash.balanceDifference');
      floor.notes('differenceAfter', { difference, allowed: floor.asks('cash.balanceDifference') - 1 });
      return { outcome: due ? { is: 'mustMove', players: Math.floor(difference / 2) } : { is: 'nobodyMoves' } };
    }
    const after = { from: newcomerFills ? from : from - 1, to: to + 1 };
    const difference = Math.abs(after.from - after.to);
    const allowed = floor.decides('cash.tableChangeDifference');
    if (newcomerFills) floor.asks('cash.seatPriority');
    floor.notes('differenceAfter', { difference, allowed });
    if (difference > allowed) return { outcome: { is: 'moveRefused', difference } };
    const outcome = { is: 'moveAllowed', ...after } as const;
    // the floor may forbid what the numbers allow, never allow more
    return { outcome, discretion: { range: [{ is: 'moveRefused', difference }], weigh: ['fairness', 'timeLost'] } };
  },
});
