import { step } from '../../because.ts';
import { seat, seats, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { nextOf } from './next-seat.ts';

/** Who deals the next hand. */
export const whoDeals = incidentKind({
  phase: 'deal',
  facts: {
    /** There is a dealer who does not play. */
    croupier: yesNo({ usual: false }),
    /** Who dealt the hand that is over. */
    dealtBy: seat({ when: { croupier: [false] } }),
    /** Who went out last, of two in one hand the better placed; nobody while all are in. */
    lastOut: seat({ optional: true, when: { croupier: [false] } }),
    occupied: seats({ usual: [1, 2, 3, 4, 5, 6, 7, 8, 9], when: { croupier: [false] } }),
  },
  find({ croupier, dealtBy, lastOut, occupied = [] }, floor) {
    const outsider: Finding = { outcome: { is: 'dealsNext' }, steps: [step('playOn')] };
    const rule = floor.decides('dealing.whoDeals');
    if (rule === 'dealer' || (rule === 'dealerElsePlayers' && croupier)) return outsider;
    const next = lastOut ?? (dealtBy === undefined ? undefined : nextOf(dealtBy, occupied));
    return next === undefined ? outsider : { outcome: { is: 'dealsNext', seat: next }, steps: [step('playOn')] };
  },
});
