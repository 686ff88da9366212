import { chips, choice, yesNo } from '../fact.ts';
import type { Finding } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import { actKind } from './act-kind.ts';
import { bettingRound, potWhereItBounds } from './betting-round.ts';
import { type ChipsLaid, inOneChip, noChips } from './silent/chips-laid.ts';
import { judgeSeveralMotions } from './silent/several-motions.ts';
import { judgeSilentAct } from './silent/silent-act.ts';
import { judgeCallPart } from './spoken/call-part.ts';
import { judgeSpokenAct } from './spoken/spoken-act.ts';
import { roundClashes, stackClashes, type Turn, turnOf } from './turn.ts';

/** In turn somebody puts in chips, goes back to his stack and puts in more. */
export const stringBet = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    pot: potWhereItBounds,
    /** What he had said before the first chips. */
    announced: choice(['nothing', 'raise', 'amount'], { usual: 'nothing' }),
    amount: chips({ min: 1, when: { announced: ['amount'] } }),
    first: chips({ min: 1 }),
    second: chips({ min: 1 }),
    /** All further motions. */
    third: chips({ usual: 0 }),
    /** What he had paid in this round before, his blind included. */
    inFront: chips({ usual: 0 }),
    calledBy: choice(['dealer', 'player'], { usual: 'dealer' }),
    /** Whether the dealer saw several motions too. */
    dealerConfirms: yesNo({ usual: true, when: { calledBy: ['player'] } }),
    stack: chips({ min: 1, optional: true }),
  },
  clashes: ({ first, second, third, stack, inFront, ...round }) => [
    ...roundClashes(round, inFront, 'inFront'),
    ...stackClashes(stack, first + second + third),
  ],
  find({ announced, amount, first, second, third, inFront, calledBy, dealerConfirms, ...known }, floor) {
    const turn = turnOf(known, inFront);
    const laid = { ...noChips, inFront: inOneChip(inFront), unsorted: first, later: second + third };
    const lying = inFront + first + second + third;
    if (calledBy === 'player') {
      floor.asks('betting.stringBetCalledBy');
      if (dealerConfirms === false)
        return judgeOneMotion(turn, { ...laid, unsorted: first + second + third, later: 0 }, floor);
    }
    switch (announced) {
      case 'nothing':
        return judgeSeveralMotions(turn, laid, floor);
      case 'amount':
        return floor.decides('betting.raiseMethods').includes('amountThenChips')
          ? judgeSpokenAct(turn, { said: known.toFace > 0 ? 'raise' : 'bet', amount }, laid, floor)
          : judgeSeveralMotions(turn, laid, floor);
      case 'raise':
        floor.decides('betting.verbalInTurn');
        return known.toFace === 0
          ? judgeSeveralMotions(turn, laid, floor)
          : judgeCallPart(turn, inFront + first, second, lying, floor);
    }
  },
});

/** Nobody but the dealer finds that it was more than one motion. */
function judgeOneMotion(turn: Turn, laid: ChipsLaid, floor: Inquiry): Finding {
  floor.decides('betting.stringBetCalledBy');
  floor.notes('dealerSawOneMotion');
  return judgeSilentAct(turn, laid, floor);
}
