import { isSubstantial } from '@riffle/hand';
import { choice, count } from '../../fact.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { FactProblem } from '../../read-facts.ts';

const acts = {
  /** Bets, calls and raises since the cards were dealt; blinds are none. */
  actsWithChips: count(0, 30, { usual: 0, when: { found: ['afterActs'] } }),
  /** Checks and folds. */
  actsWithout: count(0, 30, { usual: 0, when: { found: ['afterActs'] } }),
} as const;

/** How far the hand is when it is found. */
export const howFar = {
  found: choice(['whileDealing', 'beforeAction', 'afterActs', 'afterFlop'], { usual: 'beforeAction' }),
  ...acts,
} as const;

/** The same, where it may be found once the pot has been paid. */
export const howFarAtMost = {
  found: choice(['whileDealing', 'beforeAction', 'afterActs', 'afterFlop', 'handOver'], { usual: 'beforeAction' }),
  ...acts,
} as const;

export type HowFar = {
  readonly found: 'whileDealing' | 'beforeAction' | 'afterActs' | 'afterFlop' | 'handOver';
  readonly actsWithChips?: number | undefined;
  readonly actsWithout?: number | undefined;
};

/** Somebody has acted, but nothing was done. */
export const howFarProblems = ({ found, actsWithChips, actsWithout }: HowFar): readonly FactProblem[] =>
  found === 'afterActs' && actsWithChips === 0 && actsWithout === 0
    ? [{ problem: 'notPossible', fact: 'actsWithout', allowed: { is: 'count', min: 1, max: 30 } }]
    : [];

/** Whether it is early enough for a misdeal. A flop is never dealt before two players have acted. */
export function misdealPossible(
  { found, actsWithChips = 0, actsWithout = 0 }: HowFar,
  floor: Inquiry,
  ask: 'limits' | 'frames' = 'limits',
): boolean {
  switch (found) {
    case 'whileDealing':
    case 'beforeAction':
      return true;
    case 'handOver':
      return false;
    case 'afterFlop':
    case 'afterActs': {
      if (floor[ask]('dealing.misdealDeadline') === 'potPaid') return true;
      const late =
        found === 'afterFlop' ||
        isSubstantial({ withChips: actsWithChips, without: actsWithout }, floor[ask]('dealing.substantialAction'));
      if (found === 'afterActs') floor.notes('actsSoFar', { withChips: actsWithChips, without: actsWithout });
      if (late) floor.notes('tooLateForMisdeal');
      return !late;
    }
  }
}
