import { type CardCode, type Ranking, rankOfCode } from '@riffle/cards';
import { codeOf } from '../card-code.ts';
import type { HandEvent } from '../event.ts';
import { choices } from '../ranking/choices.ts';
import type { HandSetup } from '../setup.ts';
import { rankByDefinition } from './rank-by-definition.ts';

type Tally = {
  ante: number;
  bets: number;
  live: boolean;
  out: boolean;
  hole: CardCode[];
  part: CardCode[];
  stack: number;
};

/**
 * The stacks after the hand, by another way: from the record alone, chip by chip. Each chip is played for by those
 * seats that have put in as many and stayed to the showdown, and won by one that has not mucked; what is left of shares
 * is dealt out one by one.
 */
export function naiveStacks(setup: HandSetup, events: readonly HandEvent[]): readonly number[] {
  const seats = new Map(setup.players.map(({ seat, stack }) => [seat, newTally(stack)]));
  const tally = (seat: HandSetup['players'][number]['seat']) => seats.get(seat) as Tally;
  let dead = 0;
  let runs = 1;
  const boards: CardCode[][] = [[]];
  for (const event of events) {
    switch (event.type) {
      case 'ForcedBetPosted': {
        tally(event.seat).stack -= event.amount;
        const toMain = event.kind === 'deadPost' || (event.kind === 'ante' && setup.rules.pots.antes === 'mainPot');
        if (toMain) dead += event.amount;
        else tally(event.seat)[event.kind === 'ante' ? 'ante' : 'bets'] += event.amount;
        break;
      }
      case 'BringInPosted':
      case 'Called':
      case 'BetMade':
      case 'Completed':
      case 'Raised':
        tally(event.seat).stack -= event.amount;
        tally(event.seat).bets += event.amount;
        break;
      case 'BetReturned':
        tally(event.seat).stack += event.amount;
        tally(event.seat).bets -= event.amount;
        break;
      case 'HandKilled':
        tally(event.seat).stack += event.returned;
        tally(event.seat).bets -= event.returned;
        tally(event.seat).live = false;
        tally(event.seat).out = true;
        break;
      case 'Folded':
        tally(event.seat).live = false;
        tally(event.seat).out = true;
        break;
      case 'HandMucked':
        tally(event.seat).live = false;
        break;
      case 'HoleDealt':
        tally(event.seat).hole.push(...event.cards.map(codeOf));
        break;
      case 'Discarded':
        for (const card of event.cards) tally(event.seat).hole.splice(tally(event.seat).hole.indexOf(codeOf(card)), 1);
        break;
      case 'BoardPlayed':
        tally(event.seat).hole = [];
        break;
      case 'HandShown':
      case 'PartShown':
        tally(event.seat).part.push(...event.cards.map(codeOf));
        break;
      case 'PartAccepted':
        tally(event.seat).hole = openOf(tally(event.seat), setup.variant.family);
        break;
      case 'RunsAgreed':
        runs = event.runs;
        for (let run = 1; run < runs; run += 1) boards.push([...(boards[0] ?? [])]);
        break;
      case 'BoardDealt':
        boards[event.run]?.push(...event.cards.map(codeOf));
        break;
      default:
    }
  }
  const players = [...seats.values()];
  const pots = new Map<string, number>();
  const everybody = players.flatMap(({ out }, nth) => (out ? [] : [nth])).join();
  if (dead > 0) pots.set(everybody, dead);
  for (const kind of ['ante', 'bets'] as const) collect(pots, players, kind, everybody);
  for (const { among, amount } of openOnly(pots, players)) split(setup, players, among, amount, boards);
  return players.map(({ stack }) => stack);
}

/** Those of each pot who have not mucked; where nobody is left, it goes with the pot before, and at first with the next. */
function openOnly(pots: Map<string, number>, players: readonly Tally[]): { among: number[]; amount: number }[] {
  const open: { among: number[]; amount: number }[] = [];
  let over = 0;
  for (const [seats, amount] of pots) {
    const among = seats
      .split(',')
      .map(Number)
      .filter((nth) => players[nth]?.live);
    const before = open.at(-1);
    if (among.length > 0) open.push({ among, amount });
    else if (before === undefined) over += amount;
    else before.amount += amount;
  }
  const [first] = open;
  if (first !== undefined) first.amount += over;
  return open;
}

const newTally = (stack: number): Tally => ({ ante: 0, bets: 0, live: true, out: false, hole: [], part: [], stack });

/** In stud the third to sixth card lies open from the start. */
const openOf = ({ hole, part }: Tally, family: HandSetup['variant']['family']): CardCode[] => [
  ...new Set([...(family === 'stud' ? hole.slice(2, 6) : []), ...part]),
];

function collect(pots: Map<string, number>, players: readonly Tally[], kind: 'ante' | 'bets', everybody: string): void {
  let last = everybody;
  for (let nth = 1; players.some((player) => player[kind] >= nth); nth += 1) {
    const among = players.flatMap((player, at) => (!player.out && player[kind] >= nth ? [at] : [])).join();
    const key = among === '' ? last : among;
    last = key;
    pots.set(key, (pots.get(key) ?? 0) + players.filter((player) => player[kind] >= nth).length);
  }
}

function split(
  setup: HandSetup,
  players: readonly Tally[],
  among: readonly number[],
  amount: number,
  boards: readonly CardCode[][],
): void {
  if (among.length === 1) {
    give(setup, players, among, amount);
    return;
  }
  const unit = setup.shareUnit ?? setup.chipUnit;
  const perRun = boards.map(() => 0);
  let left = amount;
  for (let run = 0; left >= unit; run = (run + 1) % boards.length, left -= unit)
    perRun[run] = (perRun[run] ?? 0) + unit;
  perRun[0] = (perRun[0] ?? 0) + left;
  boards.forEach((board, run) => {
    const { best, low } = setup.variant;
    const highs = bestOf(players, among, best, board);
    const lows = low === 'none' ? [] : bestOf(players, among, low, board);
    const whole = perRun[run] ?? 0;
    let lowHalf = 0;
    while (lows.length > 0 && (lowHalf + unit) * 2 <= whole) lowHalf += unit;
    give(setup, players, ordered(setup, players, highs, best, board), whole - lowHalf);
    if (lowHalf > 0) give(setup, players, ordered(setup, players, lows, low as Ranking, board), lowHalf);
  });
}

function bestOf(players: readonly Tally[], among: readonly number[], name: Ranking, board: readonly CardCode[]) {
  const ranks = among.map((nth) => rankByDefinition[name](players[nth]?.hole ?? [], board));
  const top = Math.max(...ranks);
  return top === 0 && name.includes('ight') && name !== 'high' ? [] : among.filter((_, at) => ranks[at] === top);
}

function ordered(
  setup: HandSetup,
  players: readonly Tally[],
  winners: readonly number[],
  name: Ranking,
  board: readonly CardCode[],
): readonly number[] {
  if (setup.variant.family !== 'stud' || setup.rules.pots.oddChipStud === 'position') return winners;
  const rank = rankByDefinition[name];
  const text = (nth: number) => {
    const all = [...(players[nth]?.hole ?? []), ...board];
    const top = rank(all, []);
    const fives = choices(all, 5).filter((five) => rank(five, []) === top);
    return (
      fives
        .map((five) => letters(five, name))
        .sort()
        .at(-1) ?? ''
    );
  };
  return [...winners].sort((a, b) => (text(a) < text(b) ? 1 : -1));
}

/** A letter for each card, the highest first. In a low hand and in a straight to the five the ace is the lowest. */
function letters(five: readonly CardCode[], name: Ranking): string {
  const ranks = five.map(rankOfCode).sort((a, b) => a - b);
  const aceIsLow = name === 'aceToFive' || name === 'eightOrBetter' || ranks.join() === '0,1,2,3,12';
  return five
    .map((card) => String.fromCharCode(70 + (aceIsLow && rankOfCode(card) === 12 ? card - 52 : card)))
    .sort()
    .reverse()
    .join('');
}

function give(setup: HandSetup, players: readonly Tally[], winners: readonly number[], amount: number): void {
  const unit = setup.shareUnit ?? setup.chipUnit;
  let left = amount;
  while (left >= unit * winners.length) {
    for (const nth of winners) (players[nth] as Tally).stack += unit;
    left -= unit * winners.length;
  }
  const [first = 0] = winners;
  if (setup.rules.pots.oddChips === 'oneEach') {
    for (const nth of winners) {
      if (left < unit) break;
      (players[nth] as Tally).stack += unit;
      left -= unit;
    }
  }
  (players[first] as Tally).stack += left;
}
