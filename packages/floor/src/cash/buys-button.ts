import { step } from '../because.ts';
import { seat } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { nextHand } from './missed-blinds.ts';
import { liesBetween } from './positions.ts';

const { bigBlind, smallBlind, buttonSeat, smallBlindSeat } = nextHand;

/** A player who missed blinds wants to buy the button. */
export const buysButton = incidentKind({
  phase: 'cash',
  facts: { seat: seat(), bigBlind, smallBlind, buttonSeat, smallBlindSeat },
  find(facts, floor) {
    const allowed = floor.decides('cash.missedBlinds').includes('buyButton');
    if (!allowed || !liesBetween(facts.seat, facts.buttonSeat, facts.smallBlindSeat))
      return { outcome: { is: 'buyButtonRefused' } };
    floor.notes('betweenButtonAndBlinds');
    return {
      outcome: { is: 'buyButtonAllowed', live: facts.bigBlind, dead: facts.smallBlind },
      steps: [step('regularBlindsDropped'), step('buttonNextHand')],
    };
  },
});
