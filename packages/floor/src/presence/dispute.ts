import { step } from '../because.ts';
import { yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { stopTheClock } from '../tournament/clock-effect.ts';

/** Players disagree, about whatever it is. */
export const dispute = incidentKind({
  phase: 'presence',
  facts: {
    /** The pot has been pushed already. */
    potPushed: yesNo({ usual: false }),
  },
  find({ potPushed }, floor) {
    const silent = floor.isSilent('presence.dispute');
    floor.decides('presence.dispute');
    if (potPushed) floor.asks('pots.disputeDeadline');
    return {
      outcome: { is: 'playStops' },
      steps: [step('stopPlay'), ...(potPushed ? [] : [step('leavePot')]), step('callFloor'), step('writeDown')],
      // a rulebook that says so stops play at once, and the clock with it
      effects: silent ? [] : stopTheClock,
    };
  },
});
