import { step } from '../because.ts';
import { chips, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { bettingRound } from './betting-round.ts';
import { openWager } from './counts-as.ts';
import { turnOf } from './turn.ts';
import { boundsOf } from './wager-bounds.ts';

const { structure, bigBlind } = bettingRound;

/** The big blind could post only a part, and it is asked what the others must pay. */
export const shortBigBlind = incidentKind({
  phase: 'bet',
  facts: {
    structure,
    bigBlind,
    posted: chips({ min: 1 }),
    /** What the player who asks has in front, his small blind. */
    inFront: chips({ usual: 0 }),
    headsUp: yesNo({ usual: false }),
  },
  clashes: ({ posted, bigBlind }) =>
    posted < bigBlind
      ? []
      : [{ problem: 'notPossible', fact: 'posted', allowed: { is: 'chips', min: 1, max: bigBlind - 1 } }],
  find({ structure, bigBlind, posted, inFront, headsUp }, floor) {
    const owed = { fullBigBlind: bigBlind, postedAmount: posted }[
      floor.decides('betting.shortBlindCall', headsUp ? 'headsUp' : undefined)
    ];
    // Of two players nobody pays more than the other can win from him.
    const toFace = headsUp ? posted : owed;
    floor.notes('shortBlind', { posted, bigBlind });
    if (headsUp && inFront >= posted)
      return {
        outcome: { is: 'playOn' },
        steps: [...(inFront > posted ? [step('returnChips', { amount: inFront - posted })] : []), step('playOn')],
      };
    const call = { is: 'call', amount: toFace } as const;
    if (headsUp)
      return { outcome: { is: 'playerChooses', between: [{ is: 'fold' }, call] }, steps: [step('askToAct')] };
    const turn = turnOf({ structure, street: 'preflop', bigBlind, toFace, lastRaise: bigBlind }, inFront);
    const { least } = boundsOf(turn, floor);
    const raise = openWager(turn, { least, most: Number.POSITIVE_INFINITY });
    return {
      outcome: { is: 'playerChooses', between: [{ is: 'fold' }, call, raise] },
      steps: [step('askToAct')],
    };
  },
});
