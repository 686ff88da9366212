import { step } from '../because.ts';
import type { Finding } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import { countsAsCall } from './counts-as.ts';
import type { Turn } from './turn.ts';

/** In turn somebody puts in less than the call; the last chips of a stack are a call. */
export function judgeUndercall(turn: Turn, lying: number, floor: Inquiry): Finding {
  const { round, all, bettors, headsUp } = turn;
  const complete = countsAsCall(turn, lying);
  floor.asks('betting.whenChipsCount');
  if (lying >= all) {
    floor.decides('betting.whenChipsCount');
    return complete;
  }
  const add = Math.min(round.toFace, all) - lying;
  floor.notes('missingFromCall', { add, toFace: round.toFace });
  switch (floor.decides('betting.undercall')) {
    case 'completeAlways':
      return complete;
    case 'completeOrFold':
      return {
        outcome: { is: 'playerChooses', between: [callOf(turn, lying), { is: 'fold' }] },
        steps: [step('askCompleteOrFold', { add, lost: lying })],
      };
    case 'completeIfOneBettor':
      if (bettors === 1 || headsUp) return complete;
      return floorDecides(turn, lying);
  }
}

const callOf = ({ round, all }: Turn, lying: number) => {
  const amount = Math.min(round.toFace, all);
  return { is: 'call', amount, add: amount - lying } as const;
};

/** The chips stay; whether the player completes or gives up is for a person to say. */
export function floorDecides(turn: Turn, lying: number): Finding {
  const complete = callOf(turn, lying);
  return {
    outcome: complete,
    discretion: { range: [complete, { is: 'fold' }], weigh: ['intent', 'othersMisled', 'actionBehind'] },
    steps: [step('callFloor'), step('addChips', { amount: complete.add })],
  };
}
