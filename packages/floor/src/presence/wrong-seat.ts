import { step } from '../because.ts';
import { chips, seat, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A player began on a seat that is not his. */
export const wrongSeat = incidentKind({
  phase: 'presence',
  facts: {
    /** He began with the starting stack that everybody got. */
    rightStack: yesNo({ usual: true }),
    /** What he has now. */
    stack: chips({ optional: true }),
    hasCards: yesNo({ usual: false }),
    /** Where he sits, at the table where it happened: should he stay, the night has him there. */
    onSeat: seat({ optional: true }),
    /** A stack lies on his right seat, and blinds were taken from it. */
    idleStack: yesNo({ usual: false }),
  },
  find({ rightStack, stack, hasCards, idleStack }, floor) {
    const when = hasCards ? 'afterHand' : 'now';
    const moves = { is: 'moveToRightSeat', when, ...(stack !== undefined && { stack }) } as const;
    const stays = { is: 'staysSeated' } as const;
    if (floor.decides('seating.wrongSeat', hasCards ? 'handRunning' : undefined) === 'staysSeated')
      return { outcome: stays };
    if (hasCards) floor.notes('hasLiveCards');
    const steps = [
      ...(hasCards ? [step('finishHand')] : []),
      step('moveWithChips'),
      ...(idleStack ? [step('takeIdleStack')] : []),
    ];
    if (rightStack) return { outcome: moves, steps };
    floor.notes('wrongStartingStack');
    return {
      outcome: moves,
      steps: [step('callFloor'), ...steps],
      discretion: { range: [moves, stays], weigh: ['fairness', 'advantageGained', 'stageOfEvent'] },
    };
  },
});
