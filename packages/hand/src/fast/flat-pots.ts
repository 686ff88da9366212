import { flatState } from './flat-state.ts';

const { inPot, ante } = flatState;

const MOST_POTS = 32;
const amounts = new Int32Array(MOST_POTS);
const eligible = new Int32Array(MOST_POTS);
let count = 0;

/** Amounts and sets of players, main pot first; as many as the last `countPots` has found. */
export const potAmounts = amounts;
export const potSets = eligible;

/** Whether all live players have put in the same: then there is one pot. */
export function allMatched(live: number): boolean {
  const one = 31 - Math.clz32(live);
  const paid = inPot[one] as number;
  const anted = ante[one] as number;
  for (let left = live; left !== 0; left &= left - 1) {
    const place = 31 - Math.clz32(left & -left);
    if (inPot[place] !== paid || ante[place] !== anted) return false;
  }
  return true;
}

/** The pots as `potsOf` says they are, when the bets have been taken in. */
export function countPots(players: number, live: number, dead: number): number {
  count = 0;
  if (dead > 0) add(dead, live);
  addLevels(ante, players, live);
  addLevels(inPot, players, live);
  return count;
}

function addLevels(paidBy: Int32Array, players: number, live: number): void {
  let reached = 0;
  let last = -1;
  for (;;) {
    let level = 0;
    let highest = 0;
    for (let place = 0; place < players; place += 1) {
      const paid = paidBy[place] as number;
      highest = Math.max(highest, paid);
      if ((live & (1 << place)) !== 0 && paid > reached && (level === 0 || paid < level)) level = paid;
    }
    if (highest <= reached) return;
    if (level === 0) {
      const rest = slice(paidBy, players, reached, highest);
      if (last < 0) add(rest, live);
      else amounts[last] = (amounts[last] as number) + rest;
      return;
    }
    let set = 0;
    for (let place = 0; place < players; place += 1) {
      if ((live & (1 << place)) !== 0 && (paidBy[place] as number) >= level) set |= 1 << place;
    }
    last = add(slice(paidBy, players, reached, level), set);
    reached = level;
  }
}

function slice(paidBy: Int32Array, players: number, from: number, to: number): number {
  let amount = 0;
  for (let place = 0; place < players; place += 1) {
    const paid = paidBy[place] as number;
    if (paid > from) amount += Math.min(paid, to) - from;
  }
  return amount;
}

function add(amount: number, set: number): number {
  for (let nth = 0; nth < count; nth += 1) {
    if (eligible[nth] !== set) continue;
    amounts[nth] = (amounts[nth] as number) + amount;
    return nth;
  }
  amounts[count] = amount;
  eligible[count] = set;
  count += 1;
  return count - 1;
}
