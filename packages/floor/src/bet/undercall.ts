import { step } from '../because.ts';
import { chips, count, yesNo } from '../fact.ts';
import { actKind } from './act-kind.ts';
import { bettingRound } from './betting-round.ts';
import { floorDecides, judgeUndercall } from './short-call.ts';
import { turnOf } from './turn.ts';

/** In turn somebody puts in less than the call without being all-in. */
export const undercall = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    /** What lies in front of the player in this round, the new chips included. */
    inFront: chips(),
    /** How many have bet or raised in this round; before the flop the big blind is the first. */
    bettors: count(1, 10, { usual: 1 }),
    headsUp: yesNo({ usual: false }),
    /** One chip, or very few for such a call. */
    fewChips: yesNo({ usual: false }),
    /** The betting round was complete when it was noticed. */
    roundOver: yesNo({ usual: false }),
    /** What he has left behind his bet; where it is not said, enough. */
    behind: chips({ optional: true }),
  },
  clashes: ({ inFront, toFace }) =>
    inFront < toFace
      ? []
      : [{ problem: 'notPossible', fact: 'inFront', allowed: { is: 'chips', min: 0, max: toFace - 1 } }],
  find({ inFront, fewChips, roundOver, behind, ...known }, floor) {
    if (roundOver) {
      switch (floor.decides('betting.missingChipsDeadline')) {
        case 'bettingRound':
          return { outcome: { is: 'playOn' }, steps: [step('missingChipsStay'), step('playOn')] };
        case 'nextHand':
          break;
      }
    }
    const turn = turnOf({ ...known, stack: behind }, inFront);
    const ruled = judgeUndercall(turn, inFront, inFront, floor);
    if (!fewChips || behind === 0) return ruled;
    switch (floor.decides('betting.callForms')) {
      case 'listed':
        return floorDecides(turn, inFront, ruled.outcome);
    }
  },
});
