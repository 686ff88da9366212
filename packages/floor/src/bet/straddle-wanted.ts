import { step } from '../because.ts';
import { chips, choice } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { bettingRound } from './betting-round.ts';
import { everyAct } from './counts-as.ts';
import { turnOf } from './turn.ts';
import { boundsOf } from './wager-bounds.ts';

/** Somebody wants to straddle in a tournament. */
export const straddleWanted = incidentKind({
  phase: 'bet',
  facts: {
    structure: bettingRound.structure,
    bigBlind: bettingRound.bigBlind,
    amount: chips({ min: 1 }),
    /** He has seen his cards, and it is his turn. */
    cardsSeen: choice(['before', 'inTurn'], { usual: 'before' }),
  },
  find({ structure, bigBlind, amount, cardsSeen }, floor) {
    const turn = turnOf({ structure, street: 'preflop', bigBlind, toFace: bigBlind, lastRaise: undefined }, 0);
    const bounds = boundsOf({ ...turn, pot: bigBlind }, floor);
    const raise = { is: 'raise', to: Math.max(amount, bounds.least) } as const;
    if (cardsSeen === 'inTurn') {
      floor.decides('betting.verbalInTurn');
      return { outcome: raise, steps: [step('announceRaise', { to: raise.to })] };
    }
    switch (floor.decides('betting.straddle')) {
      case 'forbidden':
        return {
          outcome: { is: 'refused', allowed: everyAct(turn, { ...bounds, most: Number.POSITIVE_INFINITY }) },
          steps: [step('returnChips', { amount }), step('actOnlyInTurn')],
        };
      case 'allowed':
        return { outcome: raise, steps: [step('announceRaise', { to: raise.to })] };
    }
  },
});
