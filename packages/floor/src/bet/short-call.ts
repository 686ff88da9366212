import { step } from '../because.ts';
import type { Finding } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Outcome } from '../outcome.ts';
import { countsAsCall } from './counts-as.ts';
import type { Turn } from './turn.ts';

/** In turn somebody puts in, or names, less than the call; the last chips of a stack are a call. */
export function judgeUndercall(turn: Turn, value: number, lying: number, floor: Inquiry): Finding {
  const { round, all, bettors, headsUp } = turn;
  const complete = countsAsCall(turn, lying);
  if (value >= all) {
    floor.decides('betting.whenChipsCount');
    return complete;
  }
  floor.asks('betting.whenChipsCount');
  const { add = 0 } = complete.outcome;
  floor.notes('missingFromCall', { add: Math.min(round.toFace, all) - value, toFace: round.toFace });
  if (bettors > 1 && !headsUp) floor.decides('betting.undercall', 'severalBettors');
  switch (floor.decides('betting.undercall', 'raiseNoticed')) {
    case 'completeAlways':
      return complete;
    case 'completeOrFold':
      return {
        outcome: { is: 'playerChooses', between: [complete.outcome, { is: 'fold' }] },
        steps: [step('askCompleteOrFold', { add, lost: value })],
      };
    case 'completeIfOneBettor':
      return bettors === 1 || headsUp ? complete : floorDecides(turn, lying);
  }
}

/** The chips stay; whether the player completes or gives up is for a person to say. */
export function floorDecides(turn: Turn, lying: number, usual?: Outcome): Finding {
  const { outcome: call, steps } = countsAsCall(turn, lying);
  const others = [call, { is: 'fold' }] as const;
  return {
    outcome: usual ?? call,
    discretion: {
      range: usual === undefined || usual.is === 'call' ? others : [usual, ...others],
      weigh: ['intent', 'othersMisled', 'actionBehind'],
    },
    steps: [step('callFloor'), ...steps],
  };
}
