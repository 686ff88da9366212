import { step } from '../../because.ts';
import { chips, choice, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import type { ActOutcome } from '../../outcome.ts';
import { type BettingRound, bettingRound } from '../betting-round.ts';
import { roundClashes } from '../turn.ts';
import { freeOptions, leastRaiseTo } from './options.ts';

/** Somebody says beforehand what he will do if another does something. */
export const conditionalStatement = incidentKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    street: choice(['preflop', 'flop', 'turn', 'river'], { usual: 'flop' }),
    said: choice(['raise', 'bet', 'call', 'check', 'fold'], { usual: 'raise' }),
    /** Whether the other has done what was spoken of. */
    conditionMet: yesNo({ usual: true }),
    inFront: chips({ usual: 0 }),
  },
  clashes: (its) => roundClashes(its, its.inFront, 'inFront'),
  find(its, floor) {
    const free: ActOutcome = { is: 'notBinding', mayStill: freeOptions(its, its.toFace, its.inFront) };
    const rule = floor.decides('betting.conditionalStatements');
    const steps = [step('forbidConditions'), step('askAgainInTurn')];
    if (!its.conditionMet) {
      floor.notes('conditionNotMet');
      return { outcome: free, steps, offence: 'conditionalStatement' };
    }
    switch (rule) {
      case 'notBinding':
        return { outcome: free, steps, offence: 'conditionalStatement' };
      case 'managementMayBind':
        return {
          outcome: free,
          steps: [step('callFloor'), ...steps],
          discretion: {
            range: [free, promised(its)],
            weigh: ['intent', 'othersMisled', 'advantageGained', 'repetition'],
          },
          offence: 'conditionalStatement',
        };
    }
  },
});

function promised(its: BettingRound & { readonly said: 'raise' | 'bet' | 'call' | 'check' | 'fold' }): ActOutcome {
  switch (its.said) {
    case 'raise':
      return { is: 'raiseFrom', least: leastRaiseTo(its, its.toFace) };
    case 'bet':
      return { is: 'betFrom', least: leastRaiseTo({ ...its, toFace: 0 }, 0) };
    case 'call':
      return { is: 'call', amount: its.toFace };
    case 'check':
      return { is: 'check' };
    case 'fold':
      return { is: 'fold' };
  }
}
