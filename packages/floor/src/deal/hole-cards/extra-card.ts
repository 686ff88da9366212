import { count, seat, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { hand } from '../card-move.ts';
import { deadForCards } from './dead-for-cards.ts';
import { howFar, howFarProblems, misdealPossible } from './how-far.ts';
import { extraCardBurned, surplusDrawn, tooManySurplus } from './surplus-card.ts';
import { misdealt, playedOn } from './void-hand.ts';

/** The dealer goes on dealing and gives the first player one card too many. */
export const extraCard = incidentKind({
  phase: 'deal',
  facts: {
    /** How many cards too many in the whole deal. */
    surplus: count(1, 10, { usual: 1 }),
    /** It is certain which card is too many. */
    known: yesNo({ usual: true }),
    /** The player has looked at it. */
    seen: yesNo({ usual: false }),
    seat: seat({ optional: true }),
    ...howFar,
  },
  clashes: howFarProblems,
  find(facts, floor) {
    const { surplus, known, seen, seat: holder } = facts;
    if (!misdealPossible(facts, floor))
      return floor.decides('dealing.wrongNumberLate', surplus === 1 ? undefined : 'otherThanThree') === 'deadHand'
        ? deadForCards(holder)
        : surplusDrawn(surplus, facts);
    if (tooManySurplus(surplus, floor)) {
      floor.notes('surplusCards', { cards: surplus });
      return misdealt(floor);
    }
    const repair = floor.asks('dealing.misdealRepair');
    if (known && (!seen || repair === 'extraCardOnly')) return extraCardBurned(hand(holder), floor);
    if (floor.decides('dealing.misdealWrongNumber') === 'no') return playedOn();
    const anew = misdealt(floor);
    if (known && repair === 'ifAssignable')
      return {
        ...anew,
        discretion: {
          range: [anew.outcome, { is: 'extraCardBurned' }],
          weigh: ['informationKnown', 'cardsIdentifiable', 'fairness'],
        },
      };
    return anew;
  },
});
