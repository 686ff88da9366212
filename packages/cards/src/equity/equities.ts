import { toCodes } from '../card-code.ts';
import type { Ranking } from '../ranking/ranking.ts';
import { type EquityQuestion, type EquityRefusal, refuseEquity, stubOf } from './equity-question.ts';
import { eachHoldemRunOut, isHoldem } from './holdem-run-outs.ts';
import { countRunOuts, type Deal, eachRunOut, someRunOuts } from './run-outs.ts';
import { POT, type Tally } from './tally.ts';

export type Equity = {
  /** The part of the pot that the hand is worth, from 0 to 1. */
  readonly share: number;
  /** How often it takes the whole pot, and how often a part of it. With several boards, of each board's part. */
  readonly wins: number;
  readonly splits: number;
  /** The standard error of `share`; 0 where every run-out was counted. */
  readonly error: number;
};

export type Equities = {
  readonly by: 'counting' | 'sampling';
  /** How many run-outs of a board were looked at, all boards together. */
  readonly runOuts: number;
  /** In the order of the hands. */
  readonly hands: readonly Equity[];
};

export type EquityAnswer =
  | { readonly ok: true; readonly value: Equities }
  | { readonly ok: false; readonly refusal: EquityRefusal };

export type Effort = {
  /** Whole numbers below `n`, each equally likely; only asked where counting would take too long. */
  readonly random: (n: number) => number;
  readonly samples: number;
  /** The longest that counting may take, in nanoseconds of a usual machine: an estimate from the number of hands to rank. */
  readonly counting?: number;
};

const ONE_SECOND = 1e9;

/** About what ranking one hand costs in a run-out, in nanoseconds. */
const COST: { readonly [R in Ranking]: number } = {
  high: 60,
  flushOverFullHouse: 60,
  fullHouseOverFlush: 60,
  omahaHigh: 130,
  omahaEightOrBetter: 60,
  eightOrBetter: 80,
  aceToFive: 150,
  deuceToSeven: 60,
  badugi: 300,
};
const HOLDEM_COST = 8;

/** What each hand is worth if all cards come: exact where that ends within a second, else sampled with its error. */
export function equities(question: EquityQuestion, effort: Effort): EquityAnswer {
  const refusal = refuseEquity(question);
  if (refusal !== undefined) return { ok: false, refusal };
  const { game, hands, boards, dead } = question;
  // expected shares add up, so each board can be looked at alone: the other boards' unseen cards are unseen cards
  const stub = stubOf(game, [...hands.flat(), ...boards.flat(), ...dead]);
  const deals = boards.map((board): Deal => ({ game, hands: hands.map(toCodes), board: toCodes(board), stub }));
  const counted = deals.reduce((sum, deal) => sum + costOf(deal), 0) <= (effort.counting ?? ONE_SECOND);
  const tallies = deals.map((deal) => {
    if (!counted) return someRunOuts(deal, effort.samples, effort.random);
    return isHoldem(deal) ? eachHoldemRunOut(deal) : eachRunOut(deal);
  });
  return {
    ok: true,
    value: {
      by: counted ? 'counting' : 'sampling',
      runOuts: tallies.reduce((sum, { runOuts }) => sum + runOuts, 0),
      hands: hands.map((_, player) => meanOf(tallies.map((tally) => equityOf(tally, player, counted)))),
    },
  };
}

function costOf(deal: Deal): number {
  const { high, low } = deal.game;
  const each = isHoldem(deal) ? HOLDEM_COST : COST[high] + (low === 'none' ? 0 : COST[low]);
  return countRunOuts(deal) * deal.hands.length * each;
}

function equityOf({ shares, squares, wins, splits, runOuts }: Tally, player: number, counted: boolean): Equity {
  const share = (shares[player] as number) / POT / runOuts;
  const variance = Math.max(0, (squares[player] as number) / runOuts - share ** 2);
  return {
    share,
    wins: (wins[player] as number) / runOuts,
    splits: (splits[player] as number) / runOuts,
    error: counted ? 0 : Math.sqrt(variance / Math.max(1, runOuts - 1)),
  };
}

function meanOf(boards: readonly Equity[]): Equity {
  const mean = (of: (equity: Equity) => number): number =>
    boards.reduce((sum, equity) => sum + of(equity), 0) / boards.length;
  return {
    share: mean(({ share }) => share),
    wins: mean(({ wins }) => wins),
    splits: mean(({ splits }) => splits),
    // each board is sampled for itself
    error: Math.sqrt(boards.reduce((sum, { error }) => sum + error ** 2, 0)) / boards.length,
  };
}
