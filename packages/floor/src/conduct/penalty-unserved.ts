import { step } from '../because.ts';
import { choice, count } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A penalty is not served when the day, the table or the seat ends. */
export const penaltyUnserved = incidentKind({
  phase: 'conduct',
  facts: {
    unit: choice(['hands', 'minutes'], { usual: 'hands' }),
    /** What is still to be served. */
    left: count(1, 1000),
    ends: choice(['table', 'day', 'event'], { usual: 'table' }),
  },
  find({ unit, left, ends }, floor) {
    const carries = floor.decides('sanctions.carryOver', ends === 'event' ? 'eventEnds' : undefined) === 'carriesOver';
    if (ends === 'event') return { outcome: { is: 'penaltyEnds' } };
    // the heat or game goes on at the new table: only its end ends the penalty
    if (!carries && ends === 'day') return { outcome: { is: 'penaltyEnds' } };
    return {
      outcome: { is: 'penaltyGoesOn', left, unit },
      steps: [step('tellNextTable', { left, unit }), step('writeDown')],
    };
  },
});
