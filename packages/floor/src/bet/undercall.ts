import { step } from '../because.ts';
import { chips, count, yesNo } from '../fact.ts';
import { actKind } from './act-kind.ts';
import { bettingRound } from './betting-round.ts';
import { floorDecides, judgeUndercall } from './short-call.ts';
import { leastBettors, turnOf } from './turn.ts';
import { judgeMissedRaise } from './turns/misunderstood-action.ts';

/** In turn somebody puts in less than the call without being all-in. */
export const undercall = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    /** What lies in front of the player in this round, the new chips included. */
    inFront: chips(),
    /** How many have bet or raised in this round; before the flop the big blind is the first. */
    bettors: count(1, 10, { optional: true }),
    headsUp: yesNo({ usual: false }),
    /** One chip, or very few for such a call. */
    fewChips: yesNo({ usual: false }),
    /** The betting round was complete when it was noticed. */
    roundOver: yesNo({ usual: false }),
    /** He had not noticed a raise: the same incident as a call on a wrong idea of the bet, and judged like it. */
    raiseMissed: yesNo({ usual: false, when: { roundOver: [false] } }),
    /** What lay in front of him before. */
    before: chips({ usual: 0, when: { raiseMissed: [true] } }),
    actedBehind: yesNo({ usual: false, when: { raiseMissed: [true] } }),
    /** What he has left behind his bet; where it is not said, enough. */
    behind: chips({ optional: true }),
  },
  clashes: ({ inFront, before = 0, bettors, ...round }) => [
    ...(inFront < round.toFace
      ? []
      : [
          { problem: 'notPossible', fact: 'inFront', allowed: { is: 'chips', min: 0, max: round.toFace - 1 } } as const,
        ]),
    ...(before > 0 && before >= inFront
      ? [
          {
            problem: 'notPossible',
            fact: 'before',
            allowed: { is: 'chips', min: 0, max: Math.max(0, inFront - 1) },
          } as const,
        ]
      : []),
    ...(bettors !== undefined && bettors < leastBettors(round)
      ? [
          {
            problem: 'notPossible',
            fact: 'bettors',
            allowed: { is: 'count', min: leastBettors(round), max: 10 },
          } as const,
        ]
      : []),
  ],
  find({ inFront, fewChips, roundOver, raiseMissed, before = 0, actedBehind = false, behind, ...known }, floor) {
    if (roundOver) {
      switch (floor.decides('betting.missingChipsDeadline')) {
        case 'bettingRound':
          return { outcome: { is: 'playOn' }, steps: [step('missingChipsStay'), step('playOn')] };
        case 'nextHand':
          break;
      }
    }
    const put = inFront - before;
    if (raiseMissed === true)
      return judgeMissedRaise(
        { ...known, inFront: before, put, actedBehind, stack: behind === undefined ? undefined : put + behind },
        floor,
      );
    const turn = turnOf({ ...known, stack: behind }, inFront);
    const ruled = judgeUndercall(turn, inFront, inFront, floor);
    // where every undercall is completed, or he always chooses, it does not matter how few they are
    if (!fewChips || behind === 0 || floor.decides('betting.undercall') !== 'completeIfOneBettor') return ruled;
    switch (floor.decides('betting.callForms', 'fewChips')) {
      case 'listed':
        return floorDecides(turn, inFront, ruled.outcome);
    }
  },
});
