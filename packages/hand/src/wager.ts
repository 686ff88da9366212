import { betSize, type Hand, type HandInPlay, type PlayerInHand, potTotal } from './hand.ts';
import { isFullIncrease, potLimitWagerTo, smallestWagerTo } from './wager-size.ts';

/** What a player may put in now. `max` is 0 where he may not bet or raise. */
export type Wager = { readonly toCall: number; readonly min: number; readonly max: number };

/** The price for one seat: nobody pays more than somebody else can win from him. */
function priceFor(hand: Hand, index: number, stack: number): number {
  const { price, withChips } = hand;
  if (withChips > 1 || (withChips === 1 && stack === 0)) return price;
  return Math.min(highestOther(hand, index), price);
}

function highestOther(hand: Hand, index: number): number {
  let highest = 0;
  const { players } = hand;
  for (let other = 0; other < players.length; other += 1) {
    const { live, bet } = players[other] as PlayerInHand;
    if (other !== index && live) highest = Math.max(highest, bet);
  }
  return highest;
}

/** The highest bet of all others in this round, folded ones too: what is above it nobody has called. */
export function highestBetBut(hand: Hand, index: number): number {
  let highest = 0;
  for (let other = 0; other < hand.players.length; other += 1) {
    const { bet } = hand.players[other] as PlayerInHand;
    if (other !== index) highest = Math.max(highest, bet);
  }
  return highest;
}

/** What the player must add to stay in; never more than his stack. */
export function toCallOf(hand: Hand, index: number): number {
  const { bet, stack } = hand.players[index] as PlayerInHand;
  return Math.max(0, Math.min(priceFor(hand, index, stack) - bet, stack));
}

export function wagerOf(hand: Hand, index: number): Wager {
  const player = hand.players[index] as PlayerInHand;
  const all = player.bet + player.stack;
  const toCall = toCallOf(hand, index);
  if (whyNoRaise(hand, player) !== 'may') return { toCall, min: 0, max: 0 };
  const smallest = smallestWager(hand);
  return { toCall, min: Math.min(smallest, all), max: largestWager(hand, player, smallest, all) };
}

export function whyNoRaise(
  hand: Hand,
  player: Readonly<PlayerInHand>,
): 'may' | 'onlyCall' | 'nobody' | 'passive' | 'notReopened' | 'capped' {
  if (player.bet + player.stack <= hand.price) return 'onlyCall';
  if (hand.withChips < 2) return 'nobody';
  if (player.passive) return 'passive';
  if (player.actedAt >= 0 && !reopenedFor(hand, player)) return 'notReopened';
  return hand.setup.variant.structure === 'fixedLimit' && isCapped(hand) ? 'capped' : 'may';
}

function isCapped(hand: Hand): boolean {
  const cap = raiseCap(hand);
  return cap !== undefined && hand.opened && hand.raises >= cap;
}

/** Short all-ins may open the betting again only together: for a player who now faces as much as a full raise. */
function reopenedFor(hand: Hand, player: Readonly<PlayerInHand>): boolean {
  return (
    hand.setup.rules.betting.shortAllInsAddUp === 'addUp' && isFull(hand, hand.price - player.actedAt, hand.increment)
  );
}

/** Whether an increase opens the betting again for those who have acted. */
export const isFull = (hand: Hand, size: number, increment: number): boolean =>
  isFullIncrease(hand.setup.rules.betting, hand.setup.variant.structure, size, increment);

/** The number of raises allowed on this street, `undefined` where there is no cap. */
export function raiseCap(hand: Hand): number | undefined {
  const { raiseCapLimit, raiseCapLifted } = hand.setup.rules.betting;
  if (hand.setup.variant.structure !== 'fixedLimit' || raiseCapLimit === 'none') return undefined;
  if (raiseCapLifted === 'lastTwoOfTournament' && hand.setup.field === 'lastTwo') return undefined;
  if (raiseCapLifted === 'headsUpPot' && hand.live === 2) return undefined;
  return hand.street === 0 ? raiseCapLimit.first : raiseCapLimit.later;
}

const smallestWager = (hand: Hand): number =>
  smallestWagerTo(hand, betSize(hand), hand.setup.rules.betting.minRaiseOverShortBet);

function largestWager(hand: Hand, player: Readonly<PlayerInHand>, smallest: number, all: number): number {
  switch (hand.setup.variant.structure) {
    case 'noLimit':
      return all;
    case 'fixedLimit':
      return Math.min(smallest, all);
    case 'potLimit':
      return Math.min(Math.max(smallest, potLimitWagerTo(hand.price, potTotal(hand), player.bet)), all);
  }
}

/** Whom the action comes to after `from`, -1 for the first of all: the next one who can and must still say something; -1 where nobody must. */
export function nextToAct(hand: HandInPlay, from: number): number {
  const { players, price, withChips } = hand;
  if (hand.live < 2) return -1;
  if (withChips === 1) return lastWithChips(hand);
  let index = from;
  for (let step = 0; step < players.length; step += 1) {
    index = index + 1 === players.length ? 0 : index + 1;
    const player = players[index] as PlayerInHand;
    if (player.live && player.stack > 0 && (player.actedAt < 0 || player.bet < price)) return index;
  }
  return -1;
}

/** All others are all-in: he who has chips left only calls or folds, where there is anything to call. */
function lastWithChips(hand: HandInPlay): number {
  for (let index = 0; index < hand.players.length; index += 1) {
    const { live, stack, bet } = hand.players[index] as PlayerInHand;
    if (live && stack > 0) return bet < priceFor(hand, index, stack) ? index : -1;
  }
  return -1;
}
