import type { Random } from '@riffle/aggregate';
import { closeRound, openBetting, postForced, returnBet } from './betting-steps.ts';
import { beginStreet, offerRuns, openShowdown } from './card-steps.ts';
import { burnCard, dealFromDeck, replaceFromDeck } from './dealer.ts';
import { endHand } from './ending-steps.ts';
import type { EventSink } from './event-sink.ts';
import { type HandInPlay, hasDeck, indexOf, type PlayerInHand, playerAt, seatAt, streetOf } from './hand.ts';
import { runsOffered } from './runs.ts';
import { settle } from './settlement.ts';
import type { ForcedBet } from './setup.ts';
import { bestShowing, bringInSeat, firstToShow } from './showdown-order.ts';
import { revealAllIn, showInTurn } from './showing.ts';
import { nextToAct } from './wager.ts';

/** All that follows by itself, until somebody has to say or deal something. */
export function proceed(hand: HandInPlay, random: Random, log: EventSink): void {
  while (step(hand, random, log));
}

/** One step onward; false where the hand waits. */
export function step(hand: HandInPlay, random: Random, log: EventSink): boolean {
  switch (hand.phase) {
    case 'notBegun':
    case 'ended':
      return false;
    case 'runs':
      return hand.live < 2 && cutShort(hand, log);
    case 'dealing':
      return dealOn(hand, random, log);
    case 'betting':
      return hand.actor < 0 && endRound(hand, log);
    case 'roundClosed':
      return afterRound(hand, log);
    case 'drawing':
      return drawOn(hand, random, log);
    case 'showdown':
      return showOn(hand, log);
  }
}

export function postForcedBets(hand: HandInPlay, log: EventSink): void {
  const { forced } = hand.setup;
  for (let nth = 0; nth < forced.length; nth += 1) {
    const { seat, kind, amount } = forced[nth] as ForcedBet;
    const index = indexOf(hand, seat);
    const paid = Math.min(amount, playerAt(hand, index).stack);
    postForced(hand, index, kind, paid, amount);
    log.forcedBetPosted(seat, kind, paid, amount);
  }
}

function nextStreet(hand: HandInPlay, log: EventSink): boolean {
  const street = hand.street + 1;
  beginStreet(hand, street);
  log.streetBegun(street);
  if (hasDeck(hand) && streetOf(hand).burns) burnCard(hand, log);
  return true;
}

/** Nobody is left to play against: the round ends where it stands. */
function cutShort(hand: HandInPlay, log: EventSink): boolean {
  closeRound(hand);
  log.roundClosed();
  return true;
}

function dealOn(hand: HandInPlay, random: Random, log: EventSink): boolean {
  if (hand.street < 0) return nextStreet(hand, log);
  if (hand.live < 2) return cutShort(hand, log);
  if (hasDeck(hand)) dealFromDeck(hand, random, log);
  else if (cardsDue(hand) > 0) return false;
  return openRound(hand, log);
}

function drawOn(hand: HandInPlay, random: Random, log: EventSink): boolean {
  if (hand.live < 2) return cutShort(hand, log);
  if (hasDeck(hand)) replaceFromDeck(hand, random, log);
  return false;
}

export function cardsDue(hand: HandInPlay): number {
  let due = hand.boardDue;
  const { players } = hand;
  for (let index = 0; index < players.length; index += 1) {
    const player = playerAt(hand, index);
    if (player.live) due += player.due;
  }
  return due;
}

/** Opens the betting for whoever is first, or closes the round at once where nobody can bet any more. */
export function openRound(hand: HandInPlay, log: EventSink): boolean {
  const index = nextToAct(hand, opener(hand) - 1);
  // after the blinds there are bets to take in, on later streets without betting there is nothing to close
  if (index < 0) return hand.street === 0 ? endRound(hand, log) : afterRound(hand, log);
  openBetting(hand, index);
  log.bettingOpened(seatAt(hand, index));
  return false;
}

function opener(hand: HandInPlay): number {
  switch (streetOf(hand).opens) {
    case 'leftOfButton':
      return 0;
    case 'bestShowing':
      return bestShowing(hand);
    case 'bringIn':
      return bringInSeat(hand);
    case 'afterBlinds':
      return lastBlind(hand) + 1 === hand.players.length ? 0 : lastBlind(hand) + 1;
  }
}

/** Who has posted the highest blind or straddle, the last of them among equals. */
function lastBlind(hand: HandInPlay): number {
  let highest = 0;
  let last = hand.players.length - 1;
  const { forced } = hand.setup;
  for (let nth = 0; nth < forced.length; nth += 1) {
    const { seat, kind, amount } = forced[nth] as ForcedBet;
    if (kind === 'ante' || kind === 'deadPost' || kind === 'livePost' || amount < highest) continue;
    highest = amount;
    last = indexOf(hand, seat);
  }
  return last;
}

function endRound(hand: HandInPlay, log: EventSink): boolean {
  if (hand.price > 0) returnUncalled(hand, log);
  closeRound(hand);
  log.roundClosed();
  return true;
}

function returnUncalled(hand: HandInPlay, log: EventSink): void {
  const { players } = hand;
  let top = 0;
  let highest = playerAt(hand, 0).bet;
  let second = 0;
  for (let index = 1; index < players.length; index += 1) {
    const { bet } = players[index] as PlayerInHand;
    if (bet > highest) {
      second = highest;
      highest = bet;
      top = index;
    } else second = Math.max(second, bet);
  }
  const player = playerAt(hand, top);
  const uncalled = highest - second;
  if (uncalled <= 0 || !player.live) return;
  returnBet(hand, top, uncalled);
  log.betReturned(player.seat, uncalled);
}

function afterRound(hand: HandInPlay, log: EventSink): boolean {
  if (hand.live < 2) return finish(hand, log);
  if (hand.street === hand.setup.variant.streets.length - 1) {
    const index = firstToShow(hand);
    openShowdown(hand, index);
    log.showdownOpened(seatAt(hand, index));
    return true;
  }
  if (hand.withChips < 2) {
    if (runsOffered(hand)) {
      offerRuns(hand);
      log.push({ type: 'RunsOffered' });
      return false;
    }
    revealAllIn(hand, log);
  }
  return nextStreet(hand, log);
}

function showOn(hand: HandInPlay, log: EventSink): boolean {
  if (hand.setup.showdown === 'automatic') showInTurn(hand, log);
  const unshown = hand.actor >= 0;
  if (unshown && (hand.live > 1 || hand.setup.rules.showdown.winnerMustShow === 'yes')) return false;
  return finish(hand, log);
}

function finish(hand: HandInPlay, log: EventSink): boolean {
  settle(hand, log);
  endHand(hand);
  log.handEnded();
  return false;
}
