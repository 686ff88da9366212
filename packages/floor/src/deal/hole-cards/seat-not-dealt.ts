import { moving, step } from '../../because.ts';
import { count, seat, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { hand, move, stubTop } from '../card-move.ts';
import { howFar, howFarProblems, misdealPossible } from './how-far.ts';
import { mayRepair, repaired, whetherRepairable } from './repair.ts';
import { misdealt, playedOn } from './void-hand.ts';

/** A player entitled to cards got none. */
export const seatNotDealt = incidentKind({
  phase: 'deal',
  facts: {
    seat: seat({ optional: true }),
    /** Only the button was forgotten, and can have his cards at the end of the deal. */
    buttonAtEnd: yesNo({ usual: false }),
    holeCards: count(1, 7, { usual: 2, when: { buttonAtEnd: [true] } }),
    ...whetherRepairable,
    ...howFar,
  },
  clashes: howFarProblems,
  find(facts, floor) {
    const { seat: skipped, buttonAtEnd, holeCards = 2 } = facts;
    if (buttonAtEnd && floor.decides('dealing.buttonTwoCards') === 'yes') {
      const inARow = Array.from({ length: holeCards }, (_, at) => move(stubTop, hand(skipped, at + 1)));
      return playedOn(moving(step('completeHand', { cards: holeCards }), inARow));
    }
    if (floor.decides('dealing.misdealSkippedPlayer') === 'no' || !misdealPossible(facts, floor))
      return playedOn(step('playWithoutHim'));
    return mayRepair(facts, 'skippedPlayer', floor) ? repaired : misdealt(floor);
  },
});
