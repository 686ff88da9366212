import { step } from '../because.ts';
import { chips, choice } from '../fact.ts';
import { actKind } from './act-kind.ts';
import { bettingRound, potWhereItBounds } from './betting-round.ts';
import { everyAct } from './counts-as.ts';
import { inOneChip, noChips } from './silent/chips-laid.ts';
import { judgeSilentAct } from './silent/silent-act.ts';
import { roundClashes, turnOf } from './turn.ts';
import { boundsOf } from './wager-bounds.ts';

/** In turn somebody moves chips forward without a word, and it is asked whether they are bet. */
export const chipsNotReleased = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    pot: potWhereItBounds,
    /** All chips that he moved. */
    moved: chips({ min: 1 }),
    /** What of them he let go. */
    released: chips(),
    /** Without a betting line the upper edge of the player's cards is the line. */
    line: choice(['line', 'cards'], { usual: 'line' }),
    /** What of them came wholly over the line; where it is not said, what he let go. */
    overLine: chips({ optional: true }),
    /** What of them came into the pot; where it is not said, what he let go. */
    intoPot: chips({ optional: true }),
    inFront: chips({ usual: 0 }),
  },
  clashes: ({ moved, released, overLine = 0, intoPot = 0, inFront, ...round }) => [
    ...roundClashes(round, inFront, 'inFront'),
    ...(Object.entries({ released, overLine, intoPot }) as [string, number][]).flatMap(([fact, amount]) =>
      amount > moved ? [{ problem: 'notPossible', fact, allowed: { is: 'chips', min: 0, max: moved } } as const] : [],
    ),
  ],
  find({ moved, released, line, overLine = released, intoPot = released, inFront, ...known }, floor) {
    const turn = turnOf({ ...known, stack: undefined }, inFront);
    const counted = { released, lineCrossed: overLine, inPot: intoPot }[floor.decides('betting.whenChipsCount')];
    floor.notes(line === 'line' ? 'chipsOfMoved' : 'chipsOfMovedNoLine', { counted, moved });
    if (counted === 0)
      return {
        outcome: { is: 'notBinding', mayStill: everyAct(turn, boundsOf(turn, floor)) },
        steps: [step('chipsStillHis'), step('askToAct')],
      };
    const laid = { ...noChips, inFront: inOneChip(inFront), unsorted: counted };
    const ruled = judgeSilentAct(turn, laid, floor);
    return counted === moved
      ? ruled
      : { ...ruled, steps: [step('onlyTheseCount', { amount: counted }), ...(ruled.steps ?? [])] };
  },
});
