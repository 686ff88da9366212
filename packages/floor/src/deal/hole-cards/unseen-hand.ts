import { step } from '../../because.ts';
import { chips, choice, seat } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { deadForCards } from './dead-for-cards.ts';

/** A player has acted without looking, and has an irregular card. */
export const unseenHand = incidentKind({
  phase: 'deal',
  facts: {
    seat: seat({ optional: true }),
    fault: choice(['joker', 'tooManyCards', 'tooFewCards', 'otherCard'], { usual: 'joker' }),
    /** What he has put into the pot in this hand. */
    ownPart: chips({ usual: 0 }),
  },
  find({ seat: who, fault, ownPart }, floor) {
    if (fault === 'joker') floor.asks('dealing.joker');
    switch (floor.decides('dealing.unseenHand')) {
      case 'ownRisk':
        return deadForCards(who);
      case 'protected': {
        const dead = deadForCards(who, ownPart);
        return { ...dead, steps: [step('refundOthers', { amount: ownPart }), ...(dead.steps ?? [])] };
      }
    }
  },
});
