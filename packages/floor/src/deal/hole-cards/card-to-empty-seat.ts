import { moving, step } from '../../because.ts';
import { choice, seat } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { move, muck } from '../card-move.ts';
import { howFar, howFarProblems, misdealPossible } from './how-far.ts';
import { mayRepair, repaired, whetherRepairable } from './repair.ts';
import { misdealt, playedOn } from './void-hand.ts';

/** Cards were dealt to a seat that should have none. */
export const cardToEmptySeat = incidentKind({
  phase: 'deal',
  facts: {
    seat: seat({ optional: true }),
    /** Whose seat: nobody's, a newcomer's who has to wait for the button, or one whose stack plays without him. */
    whoseSeat: choice(['empty', 'newcomerBehindButton', 'stackWithoutPlayer'], { usual: 'empty' }),
    ...whetherRepairable,
    ...howFar,
  },
  clashes: howFarProblems,
  find(facts, floor) {
    const { whoseSeat, seat: at } = facts;
    const entitled =
      whoseSeat === 'stackWithoutPlayer' ||
      (whoseSeat === 'newcomerBehindButton' && floor.decides('tables.moverEntry') === 'everywhereAtOnce');
    if (entitled) {
      floor.notes('seatIsEntitled');
      if (whoseSeat === 'stackWithoutPlayer') floor.decides('dealing.misdealSeatNotEntitled');
      return playedOn();
    }
    if (floor.decides('dealing.misdealSeatNotEntitled') === 'no' || !misdealPossible(facts, floor)) {
      const cards = move({ is: 'emptySeat', ...(at !== undefined && { seat: at }) }, muck, { card: { is: 'all' } });
      return playedOn(moving(step('handIsDead'), [cards]));
    }
    return mayRepair(facts, 'emptySeat', floor) ? repaired : misdealt(floor);
  },
});
