import { choice } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** What the dealer may say, and what he may not. */
export const dealerSays = incidentKind({
  phase: 'presence',
  facts: {
    about: choice(['action', 'amountAsked', 'amountUnasked', 'earlierRound', 'advice'], { usual: 'amountUnasked' }),
  },
  find({ about }, floor) {
    floor.decides('declarations.dealerSpeech');
    return { outcome: { is: about === 'action' || about === 'amountAsked' ? 'dealerAnswers' : 'dealerKeepsSilent' } };
  },
});
