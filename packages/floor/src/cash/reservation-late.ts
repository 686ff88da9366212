import { step } from '../because.ts';
import { choice, count } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A guest with a reservation is not there when the table opens. */
export const reservationLate = incidentKind({
  phase: 'cash',
  facts: {
    /** Full minutes after the scheduled opening; a second more counts as the next minute. */
    minutes: count(0, 600),
    cancelled: choice(['no', 'inTime'], { usual: 'no' }),
  },
  find({ minutes, cancelled }, floor) {
    const limit = floor.decides('cash.reservationLapse');
    floor.notes('minutesOfLimit', { minutes, limit });
    if (cancelled === 'inTime') return { outcome: { is: 'reservationLapsed', marked: false } };
    if (minutes <= limit) return { outcome: { is: 'reservationHolds' } };
    return { outcome: { is: 'reservationLapsed', marked: true }, steps: [step('callNextOnList'), step('writeDown')] };
  },
});
