import { step } from '../because.ts';
import { chips, count, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { bettingRound } from './betting-round.ts';

/** In turn somebody puts in less than the call without being all-in. */
export const undercall = incidentKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    /** What lies in front of the player in this round, the new chips included. */
    inFront: chips(),
    /** How many have bet or raised in this round; before the flop the big blind is the first. */
    bettors: count(1, 10, { usual: 1 }),
    headsUp: yesNo({ usual: false }),
  },
  clashes: ({ inFront, toFace }) =>
    inFront < toFace
      ? []
      : [{ problem: 'notPossible', fact: 'inFront', allowed: { is: 'chips', min: 0, max: toFace - 1 } }],
  find({ toFace, inFront, bettors, headsUp }, floor) {
    const add = toFace - inFront;
    const complete = { is: 'call', amount: toFace, add } as const;
    floor.notes('missingFromCall', { add, toFace });
    switch (floor.decides('betting.undercall')) {
      case 'completeAlways':
        return { outcome: complete, steps: [step('addChips', { amount: add })] };
      case 'completeOrFold':
        return {
          outcome: { is: 'playerChooses', between: [complete, { is: 'fold' }] },
          steps: [step('askCompleteOrFold', { add, lost: inFront })],
        };
      case 'completeIfOneBettor':
        if (bettors === 1 || headsUp) return { outcome: complete, steps: [step('addChips', { amount: add })] };
        return {
          outcome: complete,
          discretion: { range: [complete, { is: 'fold' }], weigh: ['intent', 'othersMisled', 'actionBehind'] },
          steps: [step('callFloor')],
        };
    }
  },
});
