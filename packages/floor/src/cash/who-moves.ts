import { step } from '../because.ts';
import { count, listOf, seat } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

const WITHIN = 30;

/** Players of a cash table have to move: who? */
export const whoMoves = incidentKind({
  phase: 'cash',
  facts: {
    needed: count(1, 6, { usual: 1 }),
    volunteers: count(0, 6, { usual: 0 }),
    /** Who came when, in full minutes; only the last half hour matters. */
    arrivals: listOf({ seat: seat(), minutes: count(0, 600) }, { min: 0, usual: [] }),
  },
  find({ needed, volunteers, arrivals }, floor) {
    const how = floor.decides('cash.balanceWho');
    if (how === 'lot')
      return {
        outcome: { is: 'theseMove', volunteers: 0, seats: [], byLot: needed },
        steps: [step('drawLots', { players: needed })],
      };
    const willing = Math.min(volunteers, needed);
    const last = arrivals.filter(({ minutes }) => minutes <= WITHIN).toSorted((a, b) => a.minutes - b.minutes);
    const moving = last.slice(0, needed - willing).map((arrival) => arrival.seat);
    if (last.length > 0) floor.notes('cameWithinHalfHour', { seats: last.map((arrival) => arrival.seat) });
    const byLot = needed - willing - moving.length;
    return {
      outcome: { is: 'theseMove', volunteers: willing, seats: moving, byLot },
      ...(byLot > 0 && { steps: [step('drawLots', { players: byLot })] }),
    };
  },
});
