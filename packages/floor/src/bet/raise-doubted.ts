import { step } from '../because.ts';
import { chips, choice } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { bettingRound, potWhereItBounds } from './betting-round.ts';
import { everyAct } from './counts-as.ts';
import { roundClashes, turnOf } from './turn.ts';
import { boundsOf } from './wager-bounds.ts';

/** Others doubt that a player may raise: he has checked before, or only his own blind is to be faced. */
export const raiseDoubted = incidentKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    pot: potWhereItBounds,
    why: choice(['checkedBefore', 'ownBlind'], { usual: 'checkedBefore' }),
    inFront: chips({ usual: 0 }),
    stack: chips({ min: 1, optional: true }),
  },
  clashes: ({ inFront, ...round }) => roundClashes(round, inFront, 'inFront'),
  find({ why, inFront, ...known }, floor) {
    const turn = turnOf(known, inFront);
    floor.decides(why === 'checkedBefore' ? 'betting.checkRaise' : 'betting.bigBlindOption');
    return {
      outcome: { is: 'playerChooses', between: everyAct(turn, boundsOf(turn, floor)) },
      steps: [step('raiseAllowed')],
    };
  },
});
