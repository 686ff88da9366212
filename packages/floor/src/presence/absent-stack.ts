import { step } from '../because.ts';
import { chips, count, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A player has left during play and his stack lies at the table. */
export const absentStack = incidentKind({
  phase: 'presence',
  facts: {
    /** Minutes of playing time without a break in between. */
    minutes: count(0, 1000, { usual: 10 }),
    announced: yesNo({ usual: true }),
    /** A time penalty sent him away. */
    ordered: yesNo({ usual: false }),
    stack: chips({ min: 1 }),
    /** Blind and ante that he has to pay now. */
    due: chips({ usual: 0 }),
    /** Players left in the tournament, he included. */
    playersLeft: count(2, 10_000),
    inMoney: yesNo({ usual: false }),
  },
  find({ minutes, announced, ordered, stack, due, playersLeft, inMoney }, floor) {
    const limit = floor.decides('presence.absenceLimit');
    if (ordered) floor.notes('orderedAway');
    else if (limit > 0) {
      floor.notes('awayFor', { minutes, limit });
      if (minutes > limit && floor.decides('presence.absenceExceeded') === 'excludedCurrentPlace')
        return {
          outcome: { is: 'excludedAt', place: playersLeft, removed: stack },
          steps: [step('countAndNoteStack'), step('takeStackOut', { chips: stack })],
        };
    }
    const telling = !announced && !ordered && floor.asks('presence.leaveNotice') === 'tellFloor';
    const notes = [
      ...(telling ? [step('noteAbsence')] : []),
      ...(limit > 0 && !ordered ? [step('tellDealerLimit', { minutes: limit })] : []),
    ];
    if (floor.decides('presence.absentBlinds') === 'notTaken')
      return { outcome: { is: 'blindsTaken', taken: 0, left: stack }, steps: notes };
    const taken = Math.min(due, stack);
    if (due > 0) floor.notes('blindsDue', { due, stack });
    if (taken < stack)
      return {
        outcome: { is: 'blindsTaken', taken, left: stack - taken },
        steps: [...(taken > 0 ? [step('takeBlinds', { amount: taken })] : []), step('keepDealingIn'), ...notes],
      };
    if (inMoney) floor.asks('presence.blindedOffInMoney');
    return {
      outcome: { is: 'blindedOff', place: playersLeft },
      steps: [step('takeBlinds', { amount: taken }), step('takeHandAtOnce'), step('writeDown')],
    };
  },
});
