import { nextToDraw, nextToShow, releaseCards } from './card-steps.ts';
import { betSize, type HandInPlay, type PlayerInHand, playerAt, streetOf } from './hand.ts';
import type { ForcedBetKind } from './setup.ts';
import { isFull, nextToAct } from './wager.ts';

/** What each event of betting changes. Deciding and replaying both go through here, so they cannot part. */
function putIn(hand: HandInPlay, player: PlayerInHand, amount: number): void {
  player.stack -= amount;
  player.bet += amount;
  if (player.stack === 0 && amount > 0) hand.withChips -= 1;
}

export function postForced(hand: HandInPlay, index: number, kind: ForcedBetKind, amount: number, owed: number): void {
  const player = playerAt(hand, index);
  putIn(hand, player, amount);
  switch (kind) {
    case 'ante':
      player.bet -= amount;
      if (hand.setup.rules.pots.antes === 'share') player.ante += amount;
      else hand.dead += amount;
      return;
    case 'deadPost':
      player.bet -= amount;
      hand.dead += amount;
      return;
    case 'smallBlind':
    case 'bigBlind':
    case 'straddle':
    case 'livePost':
      raisePriceTo(hand, kind, hand.setup.rules.betting.shortBlindCall === 'fullBigBlind' ? owed : amount);
  }
}

function raisePriceTo(hand: HandInPlay, kind: ForcedBetKind, owed: number): void {
  const { small } = hand.setup.bets;
  hand.opened = true;
  if (owed > hand.price) hand.price = owed;
  const byStraddle = kind === 'straddle' && hand.setup.rules.betting.raiseOverStraddle === 'straddle';
  if (byStraddle && owed > hand.increment) hand.increment = owed;
  if (hand.increment < small) hand.increment = small;
}

export function openBetting(hand: HandInPlay, index: number): void {
  hand.phase = 'betting';
  hand.actor = index;
  if (!hand.opened) hand.increment = betSize(hand);
  hand.bringInDue = streetOf(hand).opens === 'bringIn' && hand.setup.bringIn > 0;
}

export function postBringIn(hand: HandInPlay, index: number, amount: number, owed: number): void {
  const player = playerAt(hand, index);
  putIn(hand, player, amount);
  hand.bringInDue = false;
  hand.price = owed;
  player.actedAt = owed;
  player.spoken = true;
  hand.actor = nextToAct(hand, index);
}

export function fold(hand: HandInPlay, index: number): void {
  const player = playerAt(hand, index);
  player.state = 'folded';
  player.live = false;
  hand.live -= 1;
  if (player.stack > 0) hand.withChips -= 1;
  releaseCards(hand, player);
  hand.actor = nextToAct(hand, index);
}

/** A check is a call of nothing. */
export function call(hand: HandInPlay, index: number, amount: number): void {
  const player = playerAt(hand, index);
  putIn(hand, player, amount);
  player.actedAt = hand.price;
  player.spoken = true;
  hand.actor = nextToAct(hand, index);
}

/** A bet, a completion or a raise: what counts as full opens the betting again for everybody else. */
export function betTo(hand: HandInPlay, index: number, to: number): void {
  const player = playerAt(hand, index);
  const size = hand.opened ? to - hand.price : to;
  const full = isFull(hand, size, hand.increment);
  putIn(hand, player, to - player.bet);
  hand.priceBefore = hand.opened ? hand.price : 0;
  hand.incrementBefore = hand.increment;
  if (size > hand.increment && hand.setup.variant.structure !== 'fixedLimit') hand.increment = size;
  if (full && hand.opened) hand.raises += 1;
  if (full) openForAll(hand);
  hand.opened = true;
  hand.bringInDue = false;
  hand.price = to;
  hand.aggressor = index;
  player.actedAt = to;
  player.spoken = true;
  hand.actor = nextToAct(hand, index);
}

function openForAll({ players }: HandInPlay): void {
  for (let index = 0; index < players.length; index += 1) (players[index] as PlayerInHand).actedAt = -1;
}

export function returnBet(hand: HandInPlay, index: number, amount: number): void {
  const player = playerAt(hand, index);
  if (player.stack === 0 && amount > 0 && player.live) hand.withChips += 1;
  player.stack += amount;
  player.bet -= amount;
}

export function closeRound(hand: HandInPlay): void {
  if (hand.phase === 'betting' || hand.street === 0) collect(hand);
  if (hand.aggressor >= 0) {
    if (hand.street === 0) hand.firstAggressor = hand.aggressor;
    else hand.earlierAggressor = hand.aggressor;
  }
  hand.phase = 'roundClosed';
  hand.actor = -1;
  hand.raises = 0;
}

function collect(hand: HandInPlay): void {
  const { players } = hand;
  for (let index = 0; index < players.length; index += 1) {
    const player = players[index] as PlayerInHand;
    player.inPot += player.bet;
    player.bet = 0;
    player.actedAt = -1;
    player.spoken = false;
  }
}

export function makePassive(hand: HandInPlay, index: number): void {
  playerAt(hand, index).passive = true;
}

/** A hand is dead at once. What came back of a bet that nobody has called lowers the price again. */
export function kill(hand: HandInPlay, index: number, returned: number): void {
  const player = playerAt(hand, index);
  const allIn = player.stack === 0;
  player.state = 'folded';
  player.live = false;
  hand.live -= 1;
  if (!allIn) hand.withChips -= 1;
  player.due = 0;
  releaseCards(hand, player);
  if (returned > 0) takeBackBet(hand, player, returned);
  if (hand.phase === 'betting') hand.actor = nextToAct(hand, hand.actor - 1);
  else if (hand.phase === 'drawing') {
    hand.actor = nextToDraw(hand);
    if (hand.actor < 0) hand.phase = 'dealing';
  } else if (hand.phase === 'showdown') hand.actor = nextToShow(hand);
}

function takeBackBet(hand: HandInPlay, player: PlayerInHand, returned: number): void {
  player.stack += returned;
  player.bet -= returned;
  hand.price = Math.max(hand.priceBefore, player.bet);
  hand.increment = hand.incrementBefore;
  hand.opened = hand.price > 0 && !hand.bringInDue;
  if (hand.raises > 0) hand.raises -= 1;
  hand.aggressor = -1;
  for (const other of hand.players) if (other.spoken) other.actedAt = hand.price;
}
