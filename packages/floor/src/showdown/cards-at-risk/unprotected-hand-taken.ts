import { step } from '../../because.ts';
import { seat, yesNo } from '../../fact.ts';
import { killHand } from '../../hand-effect.ts';
import { incidentKind } from '../../incident-kind.ts';
import { deadHand, LIVE, ownBet } from '../dead-hand.ts';
import { retrieval } from '../retrieval.ts';

/** The dealer takes a hand in that was still in play, or declares it dead by mistake. */
export const unprotectedHandTaken = incidentKind({
  phase: 'showdown',
  facts: {
    /** Whether a hand or an object lay on the cards. */
    protected: yesNo({ usual: false }),
    touchedMuck: yesNo({ usual: true }),
    identifiable: yesNo({ usual: false }),
    ...ownBet,
    seat: seat({ optional: true }),
  },
  find(its, floor) {
    const back = [step('giveCardsBack'), step('playOn')];
    if (its.protected) {
      floor.asks('pots.unprotectedHand');
      floor.notes('handWasProtected');
      if (!its.identifiable)
        return { outcome: deadHand(floor, its), steps: [step('restStaysInPot')], effects: killHand(its.seat) };
      return {
        outcome: LIVE,
        steps: [step('floorTellsCards'), ...back],
        discretion: { range: [LIVE, deadHand(floor, its)], weigh: ['cardsIdentifiable', 'dealersPart', 'fairness'] },
      };
    }
    floor.decides('pots.unprotectedHand');
    const untouched = its.touchedMuck ? undefined : 'muckNotTouched';
    if (floor.decides('pots.unprotectedHandLostWhen', untouched) === 'touchedMuck' && !its.touchedMuck) {
      floor.notes('muckNotTouched');
      return { outcome: LIVE, steps: back };
    }
    const dead = deadHand(floor, its);
    const killed = {
      steps: [
        step('takeCardsIn'),
        ...(dead.returned > 0 ? [step('returnChips', { amount: dead.returned })] : []),
        step('restStaysInPot'),
      ],
      effects: killHand(its.seat),
    };
    if (!its.identifiable) return { outcome: dead, ...killed };
    return { ...retrieval(floor, { identifiable: true, why: 'unprotected', actedBehind: false }, dead), ...killed };
  },
});
