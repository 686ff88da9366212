import type { Hand, PlayerInHand } from './hand.ts';
import { type PlayerSet, placesIn } from './player-set.ts';

export type Pot = { amount: number; eligible: PlayerSet };

/**
 * Main pot first. A level goes up to the smallest amount that a live player has put in, and is open to those who
 * have matched it. Pots come together only where the same players are eligible. Who has mucked at the showdown has
 * played for his pots: they stay apart.
 */
export function potsOf(hand: Hand): readonly Pot[] {
  const { players } = hand;
  if (allMatched(players)) return onePot(hand);
  const pots: Pot[] = [];
  if (hand.dead > 0) addPot(pots, hand.dead, setOf(players));
  addLevels(pots, players, anteOf);
  addLevels(pots, players, betsOf);
  return amongLive(pots, liveSet(players));
}

/** Whether he is, or was until he mucked, one of those for whom pots are told apart. */
const playsFor = ({ live, state }: Readonly<PlayerInHand>): boolean => live || state === 'mucked';

/** What nobody who is left can win belongs to the pot before it. */
function amongLive(pots: readonly Pot[], live: PlayerSet): readonly Pot[] {
  const open: Pot[] = [];
  let over = 0;
  for (const pot of pots) {
    pot.eligible &= live;
    const before = open.at(-1);
    if (pot.eligible !== 0) open.push(pot);
    else if (before === undefined) over += pot.amount;
    else before.amount += pot.amount;
  }
  const first = open[0];
  if (first !== undefined) first.amount += over;
  return open;
}

/** Most pots are of players who have all put in the same, which needs no levels. */
function allMatched(players: Hand['players']): boolean {
  let ante = -1;
  let paid = -1;
  for (let index = 0; index < players.length; index += 1) {
    const player = players[index] as PlayerInHand;
    if (!playsFor(player)) continue;
    const its = player.inPot + player.bet;
    if (paid < 0) {
      paid = its;
      ante = player.ante;
    } else if (its !== paid || player.ante !== ante) return false;
  }
  return true;
}

function onePot({ players, dead }: Hand): readonly Pot[] {
  let amount = dead;
  let eligible = 0;
  for (let index = 0; index < players.length; index += 1) {
    const { live, ante, inPot, bet } = players[index] as PlayerInHand;
    amount += ante + inPot + bet;
    if (live) eligible |= 1 << index;
  }
  return amount > 0 ? [{ amount, eligible }] : [];
}

const anteOf = (player: Readonly<PlayerInHand>): number => player.ante;
const betsOf = (player: Readonly<PlayerInHand>): number => player.inPot + player.bet;

function setOf(players: Hand['players']): PlayerSet {
  let set = 0;
  for (let index = 0; index < players.length; index += 1) {
    if (playsFor(players[index] as PlayerInHand)) set |= 1 << index;
  }
  return set;
}

function liveSet(players: Hand['players']): PlayerSet {
  let set = 0;
  for (let index = 0; index < players.length; index += 1) {
    if ((players[index] as PlayerInHand).live) set |= 1 << index;
  }
  return set;
}

function addLevels(pots: Pot[], players: Hand['players'], paidBy: (player: Readonly<PlayerInHand>) => number): void {
  let reached = 0;
  let last: Pot | undefined;
  for (;;) {
    let level = 0;
    let highest = 0;
    for (const player of players) {
      const paid = paidBy(player as PlayerInHand);
      highest = Math.max(highest, paid);
      if (playsFor(player as PlayerInHand) && paid > reached && (level === 0 || paid < level)) level = paid;
    }
    if (highest <= reached) return;
    if (level === 0) {
      // nobody live has matched what is left: it is of folded hands, and belongs to the last pot that they played for
      const rest = slice(players, paidBy, reached, highest);
      if (last === undefined) addPot(pots, rest, setOf(players));
      else last.amount += rest;
      return;
    }
    let eligible = 0;
    for (let index = 0; index < players.length; index += 1) {
      const player = players[index] as PlayerInHand;
      if (playsFor(player) && paidBy(player) >= level) eligible |= 1 << index;
    }
    last = addPot(pots, slice(players, paidBy, reached, level), eligible);
    reached = level;
  }
}

function slice(
  players: Hand['players'],
  paidBy: (player: Readonly<PlayerInHand>) => number,
  from: number,
  to: number,
): number {
  let amount = 0;
  for (const player of players) {
    const paid = paidBy(player as PlayerInHand);
    if (paid > from) amount += Math.min(paid, to) - from;
  }
  return amount;
}

function addPot(pots: Pot[], amount: number, eligible: PlayerSet): Pot {
  for (const pot of pots) {
    if (pot.eligible === eligible) {
      pot.amount += amount;
      return pot;
    }
  }
  const pot = { amount, eligible };
  pots.push(pot);
  return pot;
}

/** Indices in the order from the left of the button. */
export const membersOf = (_hand: Hand, pot: Pot): readonly number[] => placesIn(pot.eligible);
