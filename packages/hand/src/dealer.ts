import type { Random } from '@riffle/aggregate';
import { type Card, type CardCode, shuffled } from '@riffle/cards';
import { codeOf, writeCard } from './card-code.ts';
import { burn, dealBoard, dealHole, reshuffle, shareOneCard } from './card-steps.ts';
import type { HandEvent } from './event.ts';
import { type HandInPlay, playerAt, streetOf } from './hand.ts';

/** Deals what is due on this street from the deck: one card at a time to each seat, as at a table. */
export function dealFromDeck(hand: HandInPlay, random: Random, events: HandEvent[]): void {
  if (streetOf(hand).draws) {
    replaceFromDeck(hand, random, events);
    return;
  }
  const each = streetOf(hand).hole.length;
  if (each > 0) {
    if (hand.next + each * hand.live > hand.deck.length) {
      shareOneCard(hand);
      events.push({ type: 'SharedCardCalled' });
    } else dealRound(hand, each, events);
  }
  if (hand.boardDue === 0) return;
  const perBoard = hand.boardDue / hand.runs;
  for (let run = 0; run < hand.runs; run += 1) {
    const cards = nextCards(hand, perBoard);
    dealBoard(hand, run, codesOf(cards));
    events.push({ type: 'BoardDealt', run, cards });
  }
}

/** One and three are what boards get, and short arrays are made at once. */
function nextCards({ deck, next }: HandInPlay, count: number): readonly Card[] {
  if (count === 1 && next < deck.length) return [deck[next] as Card];
  if (count === 3 && next + 2 < deck.length)
    return [deck[next] as Card, deck[next + 1] as Card, deck[next + 2] as Card];
  return deck.slice(next, next + count);
}

function codesOf(cards: readonly Card[]): CardCode[] {
  if (cards.length === 1) return [codeOf(cards[0] as Card)];
  if (cards.length === 2) return [codeOf(cards[0] as Card), codeOf(cards[1] as Card)];
  const codes = new Array<CardCode>(cards.length);
  for (let nth = 0; nth < cards.length; nth += 1) codes[nth] = codeOf(cards[nth] as Card);
  return codes;
}

function dealRound(hand: HandInPlay, each: number, events: HandEvent[]): void {
  const { deck, live, next: from } = hand;
  let nth = 0;
  const backwards = buttonIsFirst(hand);
  for (let step = 0; step < hand.players.length; step += 1) {
    const index = backwards ? hand.players.length - 1 - step : step;
    const player = playerAt(hand, index);
    if (!player.live) continue;
    // a pair is what most hands deal, and an array of two is made in no time
    const cards = each === 2 ? [deck[from + nth] as Card, deck[from + live + nth] as Card] : new Array<Card>(each);
    for (let round = 0; each !== 2 && round < each; round += 1) cards[round] = deck[from + round * live + nth] as Card;
    nth += 1;
    dealHole(hand, index, codesOf(cards));
    events.push({ type: 'HoleDealt', seat: player.seat, cards });
  }
}

/** With two players the button is the small blind, and gets the first card where the rules say so. */
const buttonIsFirst = ({ street, players, setup: { rules } }: HandInPlay): boolean =>
  street === 0 && players.length === 2 && rules.dealing.headsUpFirstCard === 'smallBlind';

/** A draw: who has discarded gets as many new cards at once. */
export function replaceFromDeck(hand: HandInPlay, random: Random, events: HandEvent[]): void {
  for (let index = 0; index < hand.players.length; index += 1) {
    const player = playerAt(hand, index);
    if (player.due === 0 || !player.live) continue;
    if (hand.next + player.due > hand.deck.length) bringBackDiscards(hand, player.due, random, events);
    const cards = nextCards(hand, player.due);
    dealHole(hand, index, codesOf(cards));
    events.push({ type: 'HoleDealt', seat: player.seat, cards });
  }
}

/** The rest of the deck, then the discards shuffled; nobody gets back what he has just thrown away. */
function bringBackDiscards(hand: HandInPlay, ownLast: number, random: Random, events: HandEvent[]): void {
  const discards = hand.discards.slice(0, -ownLast).map((code) => writeCard(code) as Card);
  const deck = [...hand.deck.slice(hand.next), ...shuffled(discards, random)];
  reshuffle(hand, deck);
  events.push({ type: 'DiscardsReshuffled', deck });
}

/** No card is burned that a seat will need. */
export function burnCard(hand: HandInPlay, events: HandEvent[]): void {
  const { hole, board } = streetOf(hand);
  const left = hand.deck.length - hand.next - 1;
  const card = hand.deck[hand.next];
  if (card === undefined || left < Math.max(hole.length * hand.live, board * hand.runs, 1)) return;
  burn(hand, codeOf(card));
  events.push({ type: 'CardBurned', card });
}
