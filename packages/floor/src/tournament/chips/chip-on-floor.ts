import { step } from '../../because.ts';
import { chips, choice, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';

/** A chip is found on the floor. */
export const chipOnFloor = incidentKind({
  phase: 'tournament',
  facts: {
    amount: chips({ min: 1 }),
    /** Whose it is. */
    owner: choice(['certain', 'claimed', 'unknown'], { usual: 'certain' }),
    /** He is in a hand: it has not been in sight, so it does not play in it. */
    inHand: yesNo({ usual: false, when: { owner: ['certain', 'claimed'] } }),
  },
  find({ amount, owner, inHand = false }, floor): Finding {
    const back = { is: 'foundChipsBack', amount, when: inHand ? 'afterHand' : 'now' } as const;
    const out = { is: 'foundChipsOut', amount } as const;
    const taken: Finding = {
      outcome: out,
      steps: [step('callFloor'), step('takeOutOfPlay', { amount }), step('writeDown')],
    };
    if (floor.decides('chips.foundOnFloor') === 'outOfPlay') return taken;
    if (owner === 'certain')
      return {
        outcome: back,
        steps: [...(inHand ? [step('keepFoundChips')] : []), step('returnChips', { amount })],
      };
    return {
      ...taken,
      discretion: { range: [out, back], weigh: ['fairness', 'advantageGained', 'stageOfEvent'] },
    };
  },
});
