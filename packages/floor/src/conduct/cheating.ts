import { step } from '../because.ts';
import { choice } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { speaksOf } from '../reproach.ts';
import { reproached } from './reproached.ts';

/** Fraud: marked cards, chips brought in or taken out, a fouled deck played knowingly. */
export const cheating = incidentKind({
  phase: 'conduct',
  facts: { how: choice(['markedCards', 'chipsTakenAway', 'other'], { usual: 'other' }) },
  find({ how }, floor) {
    const offence = how === 'chipsTakenAway' ? 'chipsRemoved' : 'cheating';
    speaksOf(offence, floor, 'sanctions.cheating');
    return reproached(offence, floor, { first: step('stopPlay') });
  },
});
