import { step } from '../because.ts';
import { chips, yesNo } from '../fact.ts';
import { actKind } from './act-kind.ts';
import { bettingRound } from './betting-round.ts';
import { judgeFirstBet } from './short-bet.ts';
import { inTwoMotions } from './silent/chips-laid.ts';
import { judgeSeveralMotions } from './silent/several-motions.ts';
import { turnOf } from './turn.ts';

const { structure, bigBlind, street } = bettingRound;

/** Somebody opens the betting with less than the smallest bet without being all-in. */
export const underbet = actKind({
  phase: 'bet',
  facts: {
    structure,
    /** The smallest bet is the big blind, in limit twice as much on turn and river. */
    street: { ...street, of: ['flop', 'turn', 'river'], usual: 'flop' },
    bigBlind,
    /** What he bet. */
    put: chips({ min: 1 }),
    /** What of it came in with a second motion, without a word. */
    secondMotion: chips({ usual: 0 }),
    /** Told of the mistake, he wants to bet more than the smallest bet. */
    wantsMore: yesNo({ usual: false }),
    /** What he has left behind his bet; where it is not said, enough. */
    behind: chips({ optional: true }),
  },
  clashes: ({ put, secondMotion }) =>
    secondMotion < put
      ? []
      : [{ problem: 'notPossible', fact: 'secondMotion', allowed: { is: 'chips', min: 0, max: put - 1 } }],
  find({ put, secondMotion, wantsMore, behind, ...known }, floor) {
    const turn = turnOf({ ...known, toFace: 0, lastRaise: undefined, stack: undefined }, 0);
    const withStack = behind === undefined ? turn : { ...turn, all: put + behind };
    floor.decides('betting.minBet');
    const ruled =
      secondMotion > 0
        ? judgeSeveralMotions(withStack, inTwoMotions(put, secondMotion), floor)
        : judgeFirstBet(withStack, put, put, floor);
    return wantsMore ? { ...ruled, steps: [...(ruled.steps ?? []), step('notMoreThanLeast')] } : ruled;
  },
});
