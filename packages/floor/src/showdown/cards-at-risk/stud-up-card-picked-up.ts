import { step } from '../../because.ts';
import { seat, yesNo } from '../../fact.ts';
import { killHand } from '../../hand-effect.ts';
import { incidentKind } from '../../incident-kind.ts';
import { DEAD, LIVE } from '../dead-hand.ts';

/** Stud: a player picks up or turns over an open card of his own. */
export const studUpCardPickedUp = incidentKind({
  phase: 'showdown',
  facts: {
    facesBet: yesNo({ usual: true }),
    seat: seat({ optional: true }),
  },
  find({ facesBet, seat: whose }, floor) {
    const dead = floor.decides('showdown.studUpCards', facesBet ? undefined : 'nothingToPay') === 'dead' && facesBet;
    if (!facesBet) floor.notes('nothingToPay');
    return dead
      ? { outcome: DEAD, steps: [step('takeCardsIn'), step('announce')], effects: killHand(whose) }
      : { outcome: LIVE, steps: [step('turnCardBack'), step('playOn')] };
  },
});
