import { moving, step } from '../../because.ts';
import { seat, yesNo } from '../../fact.ts';
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
    ...whetherRepairable,
    ...howFar,
  },
  clashes: howFarProblems,
  find(facts, floor) {
    const { seat: skipped, buttonAtEnd } = facts;
    if (buttonAtEnd && floor.decides('dealing.buttonTwoCards') === 'yes')
      return playedOn(
        moving(step('completeHand', { cards: 2 }), [move(stubTop, hand(skipped, 1)), move(stubTop, hand(skipped, 2))]),
      );
    if (floor.decides('dealing.misdealSkippedPlayer') === 'no' || !misdealPossible(facts, floor))
      return playedOn(step('playWithoutHim'));
    return mayRepair(facts, 'skippedPlayer', floor) ? repaired : misdealt(floor);
  },
});
