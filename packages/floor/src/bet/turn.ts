import type { FactProblem } from '../read-facts.ts';
import type { BettingRound } from './betting-round.ts';

/** One player in turn: the round as it stands before his act, and what he has. */
export type Turn = {
  readonly round: BettingRound;
  readonly pot: number;
  /** What he has paid in this round before the act, wherever it lies now. */
  readonly paid: number;
  /** All that he can pay in this round; without end where nobody asked for his stack. */
  readonly all: number;
  /** How many have bet or raised; before the flop the big blind is the first. */
  readonly bettors: number;
  readonly headsUp: boolean;
};

type Known = BettingRound & {
  readonly pot?: number | undefined;
  readonly stack?: number | undefined;
  readonly bettors?: number | undefined;
  readonly headsUp?: boolean | undefined;
};

export const turnOf = (known: Known, paid: number): Turn => ({
  round: known,
  pot: known.pot ?? 0,
  paid,
  all: known.stack === undefined ? Number.POSITIVE_INFINITY : paid + known.stack,
  bettors: known.bettors ?? leastBettors(known),
  headsUp: known.headsUp ?? false,
});

/** How many must have bet for so much to be paid: before the flop the big blind is the first. */
export const leastBettors = ({ street, toFace, bigBlind }: BettingRound): number =>
  street === 'preflop' && toFace > bigBlind ? 2 : 1;

/** Whether he may check: nobody has bet, or the blind that he posted is all there is to pay. */
export const mayCheck = ({ round: { toFace }, paid }: Turn): boolean => paid >= toFace;

/** Before the flop the big blind is to be faced; nobody has more in front than the highest bet. */
export function roundClashes(round: BettingRound, paid: number, paidFact: string): readonly FactProblem[] {
  const { street, bigBlind, toFace } = round;
  const problems: FactProblem[] = [];
  if (street === 'preflop' && toFace < bigBlind)
    problems.push({ problem: 'notPossible', fact: 'toFace', allowed: { is: 'chips', min: bigBlind } });
  if (paid > toFace)
    problems.push({ problem: 'notPossible', fact: paidFact, allowed: { is: 'chips', min: 0, max: toFace } });
  return problems;
}

/** Nobody puts in more than he has. */
export const stackClashes = (stack: number | undefined, added: number): readonly FactProblem[] =>
  stack === undefined || stack >= added
    ? []
    : [{ problem: 'notPossible', fact: 'stack', allowed: { is: 'chips', min: added } }];
