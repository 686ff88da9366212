import type { ActOutcome } from '../../outcome.ts';
import { type BettingRound, leastIncrement } from '../betting-round.ts';

/** The least amount in front to which may be raised over `toFace`. */
export function leastRaiseTo(round: BettingRound, toFace: number): number {
  if (round.structure !== 'fixedLimit') return toFace + leastIncrement(round);
  const late = round.street === 'turn' || round.street === 'river';
  return toFace + round.bigBlind * (late ? 2 : 1);
}

/** What somebody may do to whom nothing is forbidden; nothing to pay where `toFace` lies in front of him already. */
export const freeOptions = (round: BettingRound, toFace: number, inFront: number): readonly ActOutcome[] =>
  toFace > inFront ? [...withoutRaise(toFace), wager(round, toFace)] : [{ is: 'check' }, wager(round, toFace)];

export const withoutRaise = (toFace: number): readonly ActOutcome[] => [{ is: 'fold' }, { is: 'call', amount: toFace }];

/** In limit there is one amount only. */
function wager(round: BettingRound, toFace: number): ActOutcome {
  const least = leastRaiseTo(round, toFace);
  if (round.structure === 'fixedLimit') return toFace > 0 ? { is: 'raise', to: least } : { is: 'bet', amount: least };
  return toFace > 0 ? { is: 'raiseFrom', least } : { is: 'betFrom', least };
}
