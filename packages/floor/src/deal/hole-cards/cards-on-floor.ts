import { step } from '../../because.ts';
import { seat } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { deadForCards } from './dead-for-cards.ts';

/** A player's cards fall to the floor. */
export const cardsOnFloor = incidentKind({
  phase: 'deal',
  facts: { seat: seat({ optional: true }) },
  find({ seat: who }, floor) {
    const live: Finding = { outcome: { is: 'live' }, steps: [step('playOn')] };
    switch (floor.decides('dealing.cardsOnFloor')) {
      case 'live':
        return live;
      case 'dead':
        return deadForCards(who);
      case 'dealerDecides':
        return {
          outcome: { is: 'dealerChooses' },
          steps: [step('stopPlay'), step('lookAtCard'), step('announce')],
          discretion: {
            range: [live.outcome, { is: 'dead', returned: 0 }],
            weigh: ['cardsIdentifiable', 'informationKnown', 'intent'],
          },
        };
    }
  },
});
