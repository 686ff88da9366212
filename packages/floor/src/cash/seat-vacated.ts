import { step } from '../because.ts';
import { choice, count } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A player has left his seat in the cash game. */
export const seatVacated = incidentKind({
  phase: 'cash',
  facts: {
    minutes: count(0, 600),
    why: choice(['pause', 'restaurant'], { usual: 'pause' }),
    /** Which interruption of this kind it is tonight. */
    times: count(1, 20, { usual: 1 }),
  },
  find({ minutes, why, times }, floor) {
    const restaurant = why === 'restaurant' ? floor.decides('cash.restaurantBreak') : 0;
    const asDinner = restaurant > 0 && times === 1;
    const onTheMinute = !asDinner && minutes === floor.looksUp('cash.pauseLimit');
    const limit = asDinner ? restaurant : floor.decides('cash.pauseLimit', onTheMinute ? 'lastMinute' : undefined);
    floor.notes('minutesOfLimit', { minutes, limit });
    const released = {
      outcome: { is: 'seatReleased' },
      steps: [step('depositStake'), step('callNextOnList')],
    } as const;
    // dinner may last the full time; an interruption has run out with its last minute
    if (asDinner ? minutes > limit : minutes >= limit) return released;
    const kept = {
      outcome: { is: 'seatKept', minutesLeft: limit - minutes },
      steps: asDinner ? [step('noteStake')] : [step('depositStake')],
    } as const;
    if (asDinner || times === 1) return kept;
    floor.notes('secondTimeTonight');
    return { ...kept, discretion: { range: [{ is: 'seatReleased' }], weigh: ['repetition', 'timeLost'] } };
  },
});
