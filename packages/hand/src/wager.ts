import { betSize, type Hand, type HandInPlay, type PlayerInHand, potTotal } from './hand.ts';
import { isFullIncrease, potLimitWagerTo, smallestWagerTo } from './wager-size.ts';

/** What a player may put in now. `max` is 0 where he may not bet or raise, and `why` says why not. */
export type Wager = {
  toCall: number;
  min: number;
  max: number;
  why: 'may' | 'onlyCall' | 'nobody' | 'passive' | 'notReopened' | 'capped';
};

/** The price for one seat: nobody pays more than somebody else can win from him. */
function priceFor(hand: Hand, index: number): number {
  const player = hand.players[index] as PlayerInHand;
  const others = hand.withChips - (player.stack > 0 ? 1 : 0);
  if (others > 0) return hand.price;
  const highest = highestOther(hand, index);
  return highest < hand.price ? highest : hand.price;
}

function highestOther(hand: Hand, index: number): number {
  let highest = 0;
  const { players } = hand;
  for (let other = 0; other < players.length; other += 1) {
    const { live, bet } = players[other] as PlayerInHand;
    if (other !== index && live && bet > highest) highest = bet;
  }
  return highest;
}

/** The highest bet of all others in this round, folded ones too: what is above it nobody has called. */
export function highestBetBut(hand: Hand, index: number): number {
  let highest = 0;
  for (let other = 0; other < hand.players.length; other += 1) {
    const { bet } = hand.players[other] as PlayerInHand;
    if (other !== index && bet > highest) highest = bet;
  }
  return highest;
}

/** What the player must add to stay in; never more than his stack. */
export function toCallOf(hand: Hand, index: number): number {
  const { bet, stack } = hand.players[index] as PlayerInHand;
  const missing = priceFor(hand, index) - bet;
  return missing <= 0 ? 0 : missing < stack ? missing : stack;
}

export function wagerOf(hand: Hand, index: number): Wager {
  const player = hand.players[index] as PlayerInHand;
  const all = player.bet + player.stack;
  const toCall = toCallOf(hand, index);
  const why = whyNoRaise(hand, player, all);
  if (why !== 'may') return { toCall, min: 0, max: 0, why };
  const smallest = smallestWager(hand);
  const min = smallest < all ? smallest : all;
  return { toCall, min, max: largestWager(hand, player, smallest, all), why };
}

function whyNoRaise(hand: Hand, player: PlayerInHand, all: number): Wager['why'] {
  if (all <= hand.price) return 'onlyCall';
  if (hand.withChips < 2) return 'nobody';
  if (player.passive) return 'passive';
  if (player.actedAt >= 0 && !reopenedFor(hand, player)) return 'notReopened';
  const cap = raiseCap(hand);
  return cap !== undefined && hand.opened && hand.raises >= cap ? 'capped' : 'may';
}

/** Short all-ins may open the betting again only together: for a player who now faces as much as a full raise. */
function reopenedFor(hand: Hand, player: PlayerInHand): boolean {
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

function largestWager(hand: Hand, player: PlayerInHand, smallest: number, all: number): number {
  switch (hand.setup.variant.structure) {
    case 'noLimit':
      return all;
    case 'fixedLimit':
      return smallest < all ? smallest : all;
    case 'potLimit': {
      const most = Math.max(smallest, potLimitWagerTo(hand.price, potTotal(hand), player.bet));
      return most < all ? most : all;
    }
  }
}

/** Whom the action comes to after `from`: the next one who can and must still say something; -1 where nobody must. */
export function nextToAct(hand: HandInPlay, from: number): number {
  const count = hand.players.length;
  if (hand.live < 2 || hand.withChips === 0 || (hand.withChips === 1 && hand.price === 0)) return -1;
  for (let step = 1; step <= count; step += 1) {
    const index = from + step < count ? from + step : from + step - count;
    const player = hand.players[index] as PlayerInHand;
    if (!player.live || player.stack === 0) continue;
    if (hand.withChips === 1) return player.bet < priceFor(hand, index) ? index : -1;
    if (player.actedAt < 0 || player.bet < hand.price) return index;
  }
  return -1;
}
