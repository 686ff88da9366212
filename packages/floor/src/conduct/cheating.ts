import { step } from '../because.ts';
import { choice } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { reproached } from './reproached.ts';

/** Fraud: marked cards, chips brought in or taken out, a fouled deck played knowingly. */
export const cheating = incidentKind({
  phase: 'conduct',
  facts: { how: choice(['markedCards', 'chipsTakenAway', 'other'], { usual: 'other' }) },
  find({ how }, floor) {
    floor.decides('sanctions.cheating');
    return reproached(how === 'chipsTakenAway' ? 'chipsRemoved' : 'cheating', floor, { steps: [step('stopPlay')] });
  },
});
