import type { CardCode, Ranking } from '@riffle/cards';
import { countedCards } from './counted-cards.ts';
import { pay } from './ending-steps.ts';
import type { Part } from './event.ts';
import type { EventSink } from './event-sink.ts';
import { type Hand, type HandInPlay, type PlayerInHand, potTotal, seatAt } from './hand.ts';
import { compareBySuit, shareOut } from './odd-chips.ts';
import { isOne, NOBODY, type PlayerSet, placesIn, theOne } from './player-set.ts';
import { type Pot, potsOf } from './pots.ts';
import { rank } from './ranking/rank.ts';
import { winningCards } from './ranking/winning-cards.ts';
import { firstLive } from './showdown-order.ts';

/** Pushes every pot to its winners: each pot by itself, each run of the board, each half. */
export function settle(hand: HandInPlay, log: EventSink): void {
  if (hand.live === 1) {
    awardTo(hand, log, 0, 0, 'whole', potTotal(hand), firstLive(hand, 0));
    return;
  }
  const pots = potsOf(hand);
  const lastFirst = hand.setup.rules.pots.order === 'separateLastFirst';
  for (let nth = 0; nth < pots.length; nth += 1) {
    const at = lastFirst ? pots.length - 1 - nth : nth;
    settlePot(hand, pots[at] as Pot, at, log);
  }
}

function settlePot(hand: HandInPlay, { amount, eligible }: Pot, at: number, log: EventSink): void {
  if (isOne(eligible)) awardTo(hand, log, at, 0, 'whole', amount, theOne(eligible));
  else if (hand.runs === 1) settleRun(hand, at, 0, amount, eligible, log);
  else {
    const perRun = shareOut(amount, hand.runs, shareUnitOf(hand), 'oneEach');
    for (let run = 0; run < hand.runs; run += 1) settleRun(hand, at, run, perRun[run] as number, eligible, log);
  }
}

function settleRun(hand: HandInPlay, pot: number, run: number, amount: number, among: PlayerSet, log: EventSink): void {
  const { low } = hand.setup.variant;
  const lows = low === 'none' ? NOBODY : winnersOf(hand, low, among, run);
  if (low === 'none' || lows === NOBODY) {
    award(hand, log, pot, run, 'whole', amount, winnersOf(hand, hand.setup.variant.best, among, run));
    return;
  }
  const halves = shareOut(amount, 2, shareUnitOf(hand), 'allToFirst');
  const [highHalf, lowHalf] = halves as readonly [number, number];
  award(hand, log, pot, run, 'high', highHalf, winnersOf(hand, hand.setup.variant.best, among, run));
  if (lowHalf > 0) award(hand, log, pot, run, 'low', lowHalf, lows);
}

const holeOf = (hand: Hand, index: number): readonly CardCode[] => countedCards(hand.players[index] as PlayerInHand);

/** For a low half nobody, where no hand qualifies. */
function winnersOf(hand: Hand, name: Ranking, among: PlayerSet, run: number): PlayerSet {
  const board = hand.boards[run] as readonly CardCode[];
  const least = name === hand.setup.variant.low ? 1 : 0;
  let winners = NOBODY;
  let best = least;
  for (let index = 0; index < hand.players.length; index += 1) {
    if ((among & (1 << index)) === 0) continue;
    const its = rank(name, holeOf(hand, index), board);
    if (its > best) winners = NOBODY;
    if (its < best) continue;
    best = its;
    winners |= 1 << index;
  }
  return winners;
}

const shareUnitOf = ({ setup }: Hand): number => setup.shareUnit ?? setup.chipUnit;

function award(
  hand: HandInPlay,
  log: EventSink,
  pot: number,
  run: number,
  part: Part,
  amount: number,
  winners: PlayerSet,
): void {
  if (isOne(winners)) {
    awardTo(hand, log, pot, run, part, amount, theOne(winners));
    return;
  }
  const { variant, rules } = hand.setup;
  const order = byOddChip(hand, winners, part === 'low' ? (variant.low as Ranking) : variant.best, run);
  const amounts = shareOut(amount, order.length, shareUnitOf(hand), rules.pots.oddChips);
  log.potAwarded(pot, run, part, order.length);
  for (let nth = 0; nth < order.length; nth += 1) {
    const index = order[nth] as number;
    const won = amounts[nth] as number;
    pay(hand, index, won);
    log.share(seatAt(hand, index), won);
  }
}

/** Most pots have one winner. */
function awardTo(
  hand: HandInPlay,
  log: EventSink,
  pot: number,
  run: number,
  part: Part,
  amount: number,
  index: number,
): void {
  pay(hand, index, amount);
  log.potAwarded(pot, run, part, 1);
  log.share(seatAt(hand, index), amount);
}

/** In the order in which odd chips go out: from the left of the button, or in stud by the suit of the winning cards. */
function byOddChip(hand: Hand, winners: PlayerSet, name: Ranking, run: number): readonly number[] {
  const { variant, rules } = hand.setup;
  const inOrder = placesIn(winners);
  if (variant.family !== 'stud' || rules.pots.oddChipStud === 'position') return inOrder;
  const board = hand.boards[run] as readonly CardCode[];
  const cards = new Map(inOrder.map((index) => [index, winningCards(name, holeOf(hand, index), board)]));
  return [...inOrder].sort((a, b) => compareBySuit(name, cards.get(b) ?? [], cards.get(a) ?? []));
}
