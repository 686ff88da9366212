import { type CardCode, type SevenCards, sevenCards } from '@riffle/cards';
import * as row from './event-row.ts';
import type { FlatPlan } from './flat-plan.ts';
import * as pots from './flat-pots.ts';
import { flatEnd, flatState } from './flat-state.ts';

// an imported name is looked up each time
const { HAND_ENDED, HAND_MUCKED, HAND_SHOWN, POT_AWARDED, SHOWDOWN_OPENED } = row;
const { countPots, allMatched, potAmounts, potSets } = pots;
const { stack, won, rank, board } = flatState;
const end = flatEnd;
// made only where hands are ranked
let rankSeven: SevenCards['rank'] | undefined;
const shares = new Int32Array(stack.length);
const hole: CardCode[] = [];
const onBoard: CardCode[] = [];

/** Writes a hand shown, and says where the next row begins. */
export function writeShown(
  cells: Float64Array,
  from: number,
  plan: FlatPlan,
  deck: readonly CardCode[],
  place: number,
): number {
  const { each, count } = plan;
  const first = plan.first[place] as number;
  cells[from] = HAND_SHOWN;
  cells[from + 1] = plan.seats[place] as number;
  cells[from + 2] = each;
  for (let round = 0; round < each; round += 1) cells[from + 3 + round] = deck[first + round * count] as number;
  return from + 3 + each;
}

/** Nobody can bet any more: whose hands are laid open now. */
export function mustReveal(plan: FlatPlan, live: number): boolean {
  if (!plan.revealOnRiver) return true;
  const count = countPots(plan.count, live, plan.dead);
  let contested = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const set = potSets[nth] as number;
    if ((set & (set - 1)) !== 0) contested += 1;
  }
  return contested < 2;
}

/** Who shows shows, beaten hands are mucked, pots are pushed. */
export function showdown(
  cells: Float64Array,
  from: number,
  plan: FlatPlan,
  deck: readonly CardCode[],
  live: number,
  shown: number,
  withChips: number,
  pot: number,
  first: number,
): number {
  const { count } = plan;
  let at = from;
  cells[at] = SHOWDOWN_OPENED;
  cells[at + 1] = plan.seats[first] as number;
  at += 2;
  rankAll(plan, deck, live);
  let still = live;
  end.mucked = 0;
  if (shown !== live) {
    const have = live & withChips;
    const sidePot = plan.mayMuckForSidePot && (have & (have - 1)) !== 0;
    const inTurn = plan.mayMuck && (plan.mayMuckAllIn || sidePot || have === live);
    const matched = allMatched(live);
    const among = inTurn && !matched ? countPots(count, live, plan.dead) : 0;
    let seen = 0;
    let best = 0;
    let place = inTurn ? first : 0;
    for (let step = 0; step < count; step += 1) {
      const bit = 1 << place;
      if ((live & bit) !== 0) {
        const its = rank[place] as number;
        if (inTurn && (matched ? its < best : isBeaten(among, place, seen))) {
          still &= ~bit;
          cells[at] = HAND_MUCKED;
          cells[at + 1] = plan.seats[place] as number;
          at += 2;
        } else {
          seen |= bit;
          if (its > best) best = its;
          at = writeShown(cells, at, plan, deck, place);
        }
      }
      place = place + 1 === count ? 0 : place + 1;
    }
    end.mucked = live & ~still;
    end.shown = seen;
  } else end.shown = shown;
  end.live = still;
  return settle(cells, at, plan, still, pot, live);
}

function rankAll(plan: FlatPlan, deck: readonly CardCode[], live: number): void {
  const { count, first } = plan;
  const a = board[0] as number;
  const b = board[1] as number;
  const c = board[2] as number;
  const d = board[3] as number;
  const e = board[4] as number;
  rankSeven ??= sevenCards().rank;
  if (!plan.sevenCards) for (let nth = 0; nth < 5; nth += 1) onBoard[nth] = board[nth] as number;
  for (let left = live; left !== 0; left &= left - 1) {
    const place = 31 - Math.clz32(left & -left);
    const at = first[place] as number;
    rank[place] = plan.sevenCards
      ? rankSeven(deck[at] as number, deck[at + count] as number, a, b, c, d, e)
      : rankHole(plan, deck, at);
  }
}

function rankHole({ each, count, rank: rankCards }: FlatPlan, deck: readonly CardCode[], first: number): number {
  hole.length = each;
  for (let round = 0; round < each; round += 1) hole[round] = deck[first + round * count] as number;
  return rankCards(hole, onBoard);
}

/** Whether the hands that are shown leave this one no part of any pot. */
function isBeaten(among: number, place: number, seen: number): boolean {
  const its = rank[place] as number;
  for (let nth = 0; nth < among; nth += 1) {
    const set = potSets[nth] as number;
    if ((set & (1 << place)) === 0) continue;
    let behind = false;
    for (let left = set & seen; left !== 0; left &= left - 1) {
      if ((rank[31 - Math.clz32(left & -left)] as number) > its) behind = true;
    }
    if (!behind) return false;
  }
  return true;
}

/** Pushes every pot to its winners, and ends the hand. */
export function settle(
  cells: Float64Array,
  from: number,
  plan: FlatPlan,
  live: number,
  pot: number,
  playedFor = live,
): number {
  let at = from;
  if ((live & (live - 1)) === 0) at = push(cells, at, plan, 0, pot, live);
  else if (allMatched(playedFor)) at = push(cells, at, plan, 0, pot, winnersOf(live));
  else {
    const count = countPots(plan.count, playedFor, plan.dead);
    for (let step = 0; step < count; step += 1) {
      const nth = plan.lastFirst ? count - 1 - step : step;
      at = push(cells, at, plan, nth, potAmounts[nth] as number, winnersOf((potSets[nth] as number) & live));
    }
  }
  cells[at] = HAND_ENDED;
  return at + 1;
}

/** Of one player he, whatever he has. */
function winnersOf(among: number): number {
  if ((among & (among - 1)) === 0) return among;
  let winners = 0;
  let best = 0;
  for (let left = among; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const its = rank[31 - Math.clz32(bit)] as number;
    if (its > best) {
      winners = bit;
      best = its;
    } else if (its === best) winners |= bit;
  }
  return winners;
}

function push(cells: Float64Array, from: number, plan: FlatPlan, pot: number, amount: number, winners: number): number {
  cells[from] = POT_AWARDED;
  cells[from + 1] = pot;
  cells[from + 2] = 0;
  cells[from + 3] = 0;
  if ((winners & (winners - 1)) === 0) {
    cells[from + 4] = 1;
    return pay(cells, from + 5, plan, 31 - Math.clz32(winners), amount);
  }
  const among = shareOut(plan, amount, winners);
  cells[from + 4] = among;
  let at = from + 5;
  let nth = 0;
  for (let left = winners; left !== 0; left &= left - 1) {
    at = pay(cells, at, plan, 31 - Math.clz32(left & -left), shares[nth] as number);
    nth += 1;
  }
  return at;
}

function pay(cells: Float64Array, at: number, plan: FlatPlan, place: number, amount: number): number {
  stack[place] = (stack[place] as number) + amount;
  won[place] = (won[place] as number) + amount;
  cells[at] = plan.seats[place] as number;
  cells[at + 1] = amount;
  return at + 2;
}

/** Fills `shares` and says how many there are. */
function shareOut({ shareUnit, oddToFirst }: FlatPlan, amount: number, winners: number): number {
  let among = 0;
  for (let left = winners; left !== 0; left &= left - 1) among += 1;
  const each = Math.floor(amount / among / shareUnit) * shareUnit;
  let rest = amount - each * among;
  for (let nth = 0; nth < among; nth += 1) {
    const extra = oddToFirst ? rest : rest >= shareUnit ? shareUnit : 0;
    shares[nth] = each + extra;
    rest -= extra;
  }
  shares[0] = (shares[0] as number) + rest;
  return among;
}
