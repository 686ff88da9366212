import { step } from '../../because.ts';
import { choice, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { DEAD } from '../dead-hand.ts';
import { NOTICED, whileOpen } from '../pot/dispute-deadline.ts';
import { judgePart } from '../tabling/judge-part.ts';

/** At the showdown the dealer sweeps in a hand that wins. */
export const winnerKilled = incidentKind({
  phase: 'showdown',
  facts: {
    tabled: choice(['all', 'part', 'none'], { usual: 'all' }),
    best: yesNo({ usual: true, when: { tabled: ['all'] } }),
    shownBeatsAll: choice(['yes', 'no', 'unclear'], { usual: 'unclear', when: { tabled: ['part'] } }),
    noticed: choice(NOTICED, { usual: 'beforeNextHand' }),
  },
  find({ tabled, best, shownBeatsAll, noticed }, floor): Finding {
    switch (tabled) {
      case 'none':
        floor.decides('pots.unprotectedHand');
        floor.notes('neverTabled');
        return { outcome: DEAD, steps: [step('restStaysInPot')] };
      case 'part':
        return judgePart(floor, shownBeatsAll ?? 'unclear', false, undefined);
      case 'all': {
        floor.decides('showdown.tabledWinner');
        if (best === false) return { outcome: { is: 'playOn' }, steps: [step('playOn')] };
        floor.asks('declarations.mistakeDuty');
        const wins: Finding = { outcome: { is: 'winsAsTabled' }, steps: [step('readTabledHand'), step('pushPot')] };
        return noticed === 'beforeNextHand' ? wins : whileOpen(floor, 'readingOfHand', noticed, wins);
      }
    }
  },
});
