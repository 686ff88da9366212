import type { Random } from '@riffle/aggregate';
import { type Card, type CardCode, shuffled } from '@riffle/cards';
import { writeCards } from './card-code.ts';
import { holeShelf, takeDown } from './card-shelf.ts';
import { burn, dealBoard, dealHole, reshuffle, shareOneCard } from './card-steps.ts';
import type { EventSink } from './event-sink.ts';
import { type HandInPlay, type PlayerInHand, playerAt, streetOf } from './hand.ts';

/** Deals what is due on this street from the deck: one card at a time to each seat, as at a table. */
export function dealFromDeck(hand: HandInPlay, random: Random, log: EventSink): void {
  if (streetOf(hand).draws) {
    replaceFromDeck(hand, random, log);
    return;
  }
  const each = streetOf(hand).hole.length;
  if (each > 0) {
    if (hand.next + each * hand.live > hand.deck.length) {
      shareOneCard(hand);
      log.push({ type: 'SharedCardCalled' });
    } else dealRound(hand, each, log);
  }
  if (hand.boardDue > 0) dealBoards(hand, log);
}

function dealBoards(hand: HandInPlay, log: EventSink): void {
  const each = hand.boardDue / hand.runs;
  for (let run = 0; run < hand.runs; run += 1) {
    const { deck, next } = hand;
    log.boardDealt(run, deck, next, each);
    dealBoard(hand, run, deck, next, each);
  }
}

function dealRound(hand: HandInPlay, each: number, log: EventSink): void {
  const { deck, live, next: from, players, shelf } = hand;
  let nth = from;
  const backwards = buttonIsFirst(hand);
  for (let step = 0; step < players.length; step += 1) {
    const index = backwards ? players.length - 1 - step : step;
    const { live: inHand, seat } = players[index] as PlayerInHand;
    if (!inHand) continue;
    const cards = shelf === undefined ? new Array<CardCode>(each) : takeDown(holeShelf(shelf, index), each);
    for (let round = 0; round < each; round += 1) cards[round] = deck[nth + round * live] as CardCode;
    nth += 1;
    dealHole(hand, index, cards);
    log.holeDealt(seat, cards);
  }
}

/** With two players the button is the small blind, and gets the first card where the rules say so. */
export const buttonIsFirst = ({ street, players, setup: { rules } }: HandInPlay): boolean =>
  street === 0 && players.length === 2 && rules.dealing.headsUpFirstCard === 'smallBlind';

/** A draw: who has discarded gets as many new cards at once. */
export function replaceFromDeck(hand: HandInPlay, random: Random, log: EventSink): void {
  for (let index = 0; index < hand.players.length; index += 1) {
    const player = playerAt(hand, index);
    if (player.due === 0 || !player.live) continue;
    if (hand.next + player.due > hand.deck.length) bringBackDiscards(hand, player.due, random, log);
    const cards = hand.deck.slice(hand.next, hand.next + player.due);
    dealHole(hand, index, cards);
    log.holeDealt(player.seat, cards);
  }
}

/** The rest of the deck, then the discards shuffled; nobody gets back what he has just thrown away. */
function bringBackDiscards(hand: HandInPlay, ownLast: number, random: Random, log: EventSink): void {
  const discards = hand.discards.slice(0, -ownLast);
  const deck = [...hand.deck.slice(hand.next), ...shuffled(discards, random)];
  reshuffle(hand, deck);
  log.push({ type: 'DiscardsReshuffled', deck: writeCards(deck) as readonly Card[] });
}

/** No card is burned that a seat will need. */
export function burnCard(hand: HandInPlay, log: EventSink): void {
  const { hole, board } = streetOf(hand);
  const left = hand.deck.length - hand.next - 1;
  const card = hand.deck[hand.next];
  if (card === undefined || left < Math.max(hole.length * hand.live, board * hand.runs, 1)) return;
  burn(hand, card);
  log.cardBurned(card);
}
