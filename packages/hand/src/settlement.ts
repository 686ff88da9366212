import type { CardCode, Ranking } from '@riffle/cards';
import { pay } from './ending-steps.ts';
import type { EventLog } from './event-log.ts';
import type { Part } from './event-row.ts';
import { type Hand, type HandInPlay, type PlayerInHand, potTotal, seatAt } from './hand.ts';
import { compareBySuit, shareOut } from './odd-chips.ts';
import { membersOf, type Pot, potsOf } from './pots.ts';
import { rank } from './ranking/rank.ts';
import { winningCards } from './ranking/winning-cards.ts';
import { firstLive } from './showdown-order.ts';

/** Pushes every pot to its winners: each pot by itself, each run of the board, each half. */
export function settle(hand: HandInPlay, log: EventLog): void {
  if (hand.live === 1) {
    award(hand, log, { pot: 0, run: 0, part: 'whole', amount: potTotal(hand), winners: [firstLive(hand, 0)] });
    return;
  }
  const pots = potsOf(hand);
  const lastFirst = hand.setup.rules.pots.order === 'separateLastFirst';
  for (let nth = 0; nth < pots.length; nth += 1) {
    const at = lastFirst ? pots.length - 1 - nth : nth;
    settlePot(hand, pots[at] as Pot, at, log);
  }
}

function settlePot(hand: HandInPlay, pot: Pot, at: number, log: EventLog): void {
  const among = membersOf(hand, pot);
  if (among.length === 1) {
    award(hand, log, { pot: at, run: 0, part: 'whole', amount: pot.amount, winners: among });
    return;
  }
  if (hand.runs === 1) {
    settleRun(hand, at, 0, pot.amount, among, log);
    return;
  }
  const perRun = shareOut(pot.amount, hand.runs, shareUnitOf(hand), 'oneEach');
  for (let run = 0; run < hand.runs; run += 1) settleRun(hand, at, run, perRun[run] as number, among, log);
}

function settleRun(
  hand: HandInPlay,
  pot: number,
  run: number,
  amount: number,
  among: readonly number[],
  log: EventLog,
): void {
  const board = hand.boards[run] as CardCode[];
  const { best, low } = hand.setup.variant;
  const high = winnersOf(hand, best, among, board);
  const lows = low === 'none' ? [] : qualified(hand, low, among, board);
  if (low === 'none' || lows.length === 0) {
    award(hand, log, { pot, run, part: 'whole', amount, winners: byOddChip(hand, high, best, board) });
    return;
  }
  const [highHalf = 0, lowHalf = 0] = shareOut(amount, 2, shareUnitOf(hand), 'allToFirst');
  award(hand, log, { pot, run, part: 'high', amount: highHalf, winners: byOddChip(hand, high, best, board) });
  if (lowHalf > 0)
    award(hand, log, { pot, run, part: 'low', amount: lowHalf, winners: byOddChip(hand, lows, low, board) });
}

const qualified = (hand: Hand, low: Ranking, among: readonly number[], board: readonly CardCode[]) =>
  winnersOf(
    hand,
    low,
    among.filter((index) => rank(low, holeOf(hand, index), board) > 0),
    board,
  );

/** Nothing of his own where he plays the board. */
function holeOf(hand: Hand, index: number): readonly CardCode[] {
  const { hole, playsBoard } = hand.players[index] as PlayerInHand;
  return playsBoard ? [] : hole;
}

function winnersOf(hand: Hand, name: Ranking, among: readonly number[], board: readonly CardCode[]): readonly number[] {
  let winners: number[] = [];
  let best = -1;
  for (const index of among) {
    const its = rank(name, holeOf(hand, index), board);
    if (its < best) continue;
    if (its > best) winners = [];
    best = its;
    winners.push(index);
  }
  return winners;
}

/** In the order in which odd chips go out: from the left of the button, or in stud by the suit of the winning cards. */
function byOddChip(
  hand: Hand,
  winners: readonly number[],
  name: Ranking,
  board: readonly CardCode[],
): readonly number[] {
  const { variant, rules } = hand.setup;
  if (winners.length < 2 || variant.family !== 'stud' || rules.pots.oddChipStud === 'position') return winners;
  const cards = new Map(winners.map((index) => [index, winningCards(name, holeOf(hand, index), board)]));
  return [...winners].sort((a, b) => compareBySuit(name, cards.get(b) ?? [], cards.get(a) ?? []));
}

const shareUnitOf = ({ setup }: Hand): number => setup.shareUnit ?? setup.chipUnit;

type Award = {
  readonly pot: number;
  readonly run: number;
  readonly part: Part;
  readonly amount: number;
  readonly winners: readonly number[];
};

function award(hand: HandInPlay, log: EventLog, { pot, run, part, amount, winners }: Award): void {
  if (winners.length === 1) {
    const index = winners[0] as number;
    pay(hand, index, amount);
    log.potAwarded(pot, run, part, 1);
    log.share(seatAt(hand, index), amount);
    return;
  }
  const { oddChips } = hand.setup.rules.pots;
  const amounts = shareOut(amount, winners.length, shareUnitOf(hand), oddChips);
  log.potAwarded(pot, run, part, winners.length);
  for (let nth = 0; nth < winners.length; nth += 1) {
    const index = winners[nth] as number;
    const won = amounts[nth] as number;
    pay(hand, index, won);
    log.share(seatAt(hand, index), won);
  }
}
