import { step } from '../../because.ts';
import { choice } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { NOTICED, whileOpen } from './dispute-deadline.ts';

/** Somebody objects to how a hand was read or a pot awarded. */
export const disputedPot = incidentKind({
  phase: 'showdown',
  facts: {
    about: choice(['readingOfHand', 'countOrAward'], { usual: 'readingOfHand' }),
    noticed: choice(NOTICED, { usual: 'beforeNextHand' }),
    who: choice(['playerInHand', 'otherPlayer', 'dealer', 'spectator'], { usual: 'playerInHand' }),
  },
  find({ about, noticed, who }, floor) {
    if (who !== 'playerInHand') floor.asks('declarations.mistakeDuty');
    return whileOpen(floor, about, noticed, {
      outcome: { is: 'disputeHeard' },
      steps: [step('stopPlay'), step(about === 'readingOfHand' ? 'readTabledHand' : 'workOutPot'), step('announce')],
    });
  },
});
