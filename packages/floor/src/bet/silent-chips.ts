import { chipList, chips, count, yesNo } from '../fact.ts';
import { actKind } from './act-kind.ts';
import { bettingRound, potWhereItBounds } from './betting-round.ts';
import { type ChipsLaid, noChips, sum } from './silent/chips-laid.ts';
import { judgeSeveralMotions } from './silent/several-motions.ts';
import { judgeSilentAct } from './silent/silent-act.ts';
import { roundClashes, stackClashes, turnOf } from './turn.ts';

/** In turn somebody puts in chips and says nothing. */
export const silentChips = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    pot: potWhereItBounds,
    /** What lay in front of the player in this round before the act, his blind included. */
    inFront: chipList({ usual: [] }),
    /** With one motion. */
    added: chipList(),
    /** The chips that lay there were in his hand again before the new ones touched the table. */
    takenBackFirst: yesNo({ usual: false }),
    oneMotion: yesNo({ usual: true }),
    /** After the first motion. */
    addedLater: chipList({ when: { oneMotion: [false] } }),
    /** Paid in this round and no longer in front of him. */
    pulledIn: chips({ usual: 0 }),
    /** What he had left before the act, without what lay in front; where it is not said, enough. */
    stack: chips({ min: 1, optional: true }),
    bettors: count(1, 10, { optional: true }),
    headsUp: yesNo({ usual: false }),
  },
  clashes({ inFront, pulledIn, added, addedLater = [], stack, ...round }) {
    const due = Math.max(0, round.toFace - sum(inFront));
    return [
      ...(added.length > 0 ? [] : [{ problem: 'missing', fact: 'added' } as const]),
      ...roundClashes(round, sum(inFront), 'inFront'),
      ...(pulledIn <= due
        ? []
        : [{ problem: 'notPossible', fact: 'pulledIn', allowed: { is: 'chips', min: 0, max: due } } as const]),
      ...stackClashes(stack, sum(added) + sum(addedLater)),
    ];
  },
  find({ inFront, added, takenBackFirst, addedLater = [], pulledIn, ...known }, floor) {
    const turn = turnOf(known, sum(inFront) + pulledIn);
    const laid: ChipsLaid = {
      ...noChips,
      inFront: takenBackFirst ? [] : inFront,
      pulledIn,
      added,
      later: sum(addedLater),
    };
    return laid.later > 0 ? judgeSeveralMotions(turn, laid, floor) : judgeSilentAct(turn, laid, floor);
  },
});
