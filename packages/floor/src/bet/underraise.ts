import { step } from '../because.ts';
import { chips, yesNo } from '../fact.ts';
import { actKind } from './act-kind.ts';
import { bettingRound, potWhereItBounds } from './betting-round.ts';
import { judgeByValue } from './silent/by-value.ts';
import { inTwoMotions } from './silent/chips-laid.ts';
import { judgeSeveralMotions } from './silent/several-motions.ts';
import { restsOnWord } from './spoken/spoken-act.ts';
import { judgeAnnouncedRaise } from './spoken/spoken-amount.ts';
import { turnOf } from './turn.ts';

/** In turn somebody puts in, or announces, more than the call and less than the smallest raise. */
export const underraise = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    pot: potWhereItBounds,
    /** What he has in front, or named, in all for this round; in several chips. */
    raisedTo: chips(),
    /** Whether he said that he raises. */
    announced: yesNo({ usual: false }),
    /** What of it came in with a second motion, without a word. */
    secondMotion: chips({ usual: 0, when: { announced: [false] } }),
    /** Told of the mistake, he wants to raise by more. */
    wantsMore: yesNo({ usual: false }),
    /** What he has left behind it; where it is not said, enough. */
    behind: chips({ optional: true }),
  },
  clashes: ({ toFace, raisedTo, announced, secondMotion = 0 }) =>
    secondMotion >= raisedTo && secondMotion > 0
      ? [{ problem: 'notPossible', fact: 'secondMotion', allowed: { is: 'chips', min: 0, max: raisedTo - 1 } }]
      : toFace === 0
        ? [{ problem: 'notPossible', fact: 'toFace', allowed: { is: 'chips', min: 1 } }]
        : raisedTo <= toFace && !announced
          ? [{ problem: 'notPossible', fact: 'raisedTo', allowed: { is: 'chips', min: toFace + 1 } }]
          : [],
  find({ raisedTo, announced, secondMotion = 0, wantsMore, behind, ...known }, floor) {
    const turn = turnOf({ ...known, stack: undefined }, 0);
    const withStack = behind === undefined ? turn : { ...turn, all: raisedTo + behind };
    if (announced) floor.asks('betting.verbalInTurn');
    const ruled = announced
      ? judgeAnnouncedRaise(withStack, raisedTo, raisedTo, floor)
      : secondMotion > 0
        ? judgeSeveralMotions(withStack, inTwoMotions(raisedTo, secondMotion), floor)
        : judgeByValue(withStack, raisedTo, raisedTo, floor);
    if (announced) restsOnWord(floor);
    return wantsMore ? { ...ruled, steps: [...(ruled.steps ?? []), step('notMoreThanLeast')] } : ruled;
  },
});
