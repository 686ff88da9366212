import { step } from '../../because.ts';
import { choice, seat } from '../../fact.ts';
import { killHand } from '../../hand-effect.ts';
import { incidentKind } from '../../incident-kind.ts';
import { DEAD, LIVE } from '../dead-hand.ts';

/** A player's cards leave the table, or he throws them. */
export const cardsDropped = incidentKind({
  phase: 'showdown',
  facts: {
    how: choice(['fell', 'thrownWhenFolding'], { usual: 'fell' }),
    seat: seat({ optional: true }),
  },
  find({ how, seat: whose }, floor) {
    if (how === 'thrownWhenFolding') {
      floor.decides('showdown.foldCards');
      return { outcome: { is: 'fold' }, steps: [step('takeCardsIn'), step('countDeck')], offence: 'cardsThrown' };
    }
    const steps = [step('pickCardsUpInSight'), step('countDeck')];
    switch (floor.decides('dealing.cardsOnFloor')) {
      case 'live':
        return { outcome: LIVE, steps };
      case 'dead':
        return { outcome: DEAD, steps, effects: killHand(whose) };
      case 'dealerDecides':
        return {
          outcome: LIVE,
          steps,
          discretion: { range: [LIVE, DEAD], weigh: ['intent', 'informationKnown', 'cardsIdentifiable'] },
        };
    }
  },
});
