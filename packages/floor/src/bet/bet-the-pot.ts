import { step } from '../because.ts';
import { chips } from '../fact.ts';
import { actKind } from './act-kind.ts';
import { bettingRound, potWhereItBounds } from './betting-round.ts';
import { countsAsWager, openWager } from './counts-as.ts';
import { roundClashes, turnOf } from './turn.ts';
import { boundsOf } from './wager-bounds.ts';

/** In turn somebody says “pot”. */
export const betThePot = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    /** All chips in the pot and in front of the players before it: asked where it is an amount. */
    pot: potWhereItBounds,
    inFront: chips({ usual: 0 }),
    stack: chips({ min: 1, optional: true }),
  },
  clashes: ({ inFront, ...round }) => roundClashes(round, inFront, 'inFront'),
  find({ inFront, ...known }, floor) {
    const turn = turnOf(known, inFront);
    const bounds = boundsOf(turn, floor);
    if (known.structure === 'potLimit') {
      floor.decides('betting.potLimitMaximum');
      return countsAsWager(turn, inFront, bounds.most, floor);
    }
    switch (floor.decides('betting.betPotNoLimit')) {
      case 'anyValidBet':
        return { outcome: openWager(turn, bounds), steps: [step('potIsNoAmount'), step('askAmountNow')] };
      case 'minimumBet': {
        const { outcome, steps = [] } = countsAsWager(turn, inFront, bounds.least, floor);
        return { outcome, steps: [step('potIsNoAmount'), ...steps] };
      }
    }
  },
});
