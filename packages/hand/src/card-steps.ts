import type { CardCode } from '@riffle/cards';
import { UNSEEN } from './card-code.ts';
import { laidBeside } from './card-shelf.ts';
import { betSize, type HandInPlay, hasDeck, type PlayerInHand, playerAt, streetOf } from './hand.ts';
import type { Street } from './variant.ts';

/** What each event of dealing, drawing and showing changes. */
export function beginStreet(hand: HandInPlay, index: number): void {
  hand.street = index;
  hand.aggressor = -1;
  const street = streetOf(hand);
  if (index > 0) openRound(hand);
  if (street.hole.length > 0 || street.draws) giveDue(hand, street);
  hand.boardDue = street.board * hand.runs;
  hand.phase = street.draws ? 'drawing' : 'dealing';
  if (street.draws) hand.actor = nextToDraw(hand);
}

function giveDue(hand: HandInPlay, street: Street): void {
  const { players } = hand;
  for (let index = 0; index < players.length; index += 1) {
    const player = players[index] as PlayerInHand;
    player.due = player.live ? street.hole.length : 0;
    player.drawn = !street.draws;
  }
}

/** The price and sizes of a round that nobody has bet in. Before the flop the blinds stand already. */
function openRound(hand: HandInPlay): void {
  hand.price = 0;
  hand.increment = betSize(hand);
  hand.opened = false;
}

/** Too few cards left for every live seat: one for all on the table instead. */
export function shareOneCard(hand: HandInPlay): void {
  for (const player of hand.players) player.due = 0;
  hand.boardDue = 1;
}

/** Never one that nobody saw. */
export function inPlay(hand: HandInPlay, card: CardCode): boolean {
  return card < 26 ? (hand.inPlayLow & (1 << card)) !== 0 : (hand.inPlayHigh & (1 << (card - 26))) !== 0;
}

/** A deck deals no card twice; only where cards come in by command is it asked which are out. */
function toTable(hand: HandInPlay, card: CardCode): void {
  if (hasDeck(hand)) return;
  if (card < 26) hand.inPlayLow |= 1 << card;
  else if (card < UNSEEN) hand.inPlayHigh |= 1 << (card - 26);
}

function fromTable(hand: HandInPlay, card: CardCode): void {
  if (hasDeck(hand)) return;
  if (card < 26) hand.inPlayLow &= ~(1 << card);
  else if (card < UNSEEN) hand.inPlayHigh &= ~(1 << (card - 26));
}

/** Takes `cards` over where they are his first. */
export function dealHole(hand: HandInPlay, index: number, cards: CardCode[]): void {
  const player = playerAt(hand, index);
  const { hole } = streetOf(hand);
  const first = hole.length - player.due;
  const known = hasDeck(hand);
  for (let nth = 0; nth < cards.length; nth += 1) {
    if (hole[first + nth] === 'up') player.open |= 1 << (player.hole.length + nth);
    else player.shown = false;
    if (!known) toTable(hand, cards[nth] as CardCode);
  }
  player.hole = player.hole.length === 0 ? cards : [...player.hole, ...cards];
  player.due -= cards.length;
  if (known) hand.next += cards.length;
}

/** So many of `cards`, from `first` on. */
export function dealBoard(
  hand: HandInPlay,
  run: number,
  cards: readonly CardCode[],
  first: number,
  count: number,
): void {
  const shelf = run === 0 ? hand.shelf?.board : undefined;
  hand.boards[run] = laidBeside(shelf, hand.boards[run] as CardCode[], cards, first, count);
  hand.boardDue -= count;
  if (hasDeck(hand)) hand.next += count;
  else for (let nth = 0; nth < count; nth += 1) toTable(hand, cards[first + nth] as CardCode);
}

export function burn(hand: HandInPlay, card: CardCode): void {
  hand.burned = laidBeside(hand.shelf?.burned, hand.burned, [card], 0, 1);
  if (hasDeck(hand)) hand.next += 1;
}

export function reshuffle(hand: HandInPlay, deck: readonly CardCode[]): void {
  hand.deck = deck;
  hand.next = 0;
  const back = new Set(deck);
  hand.discards = hand.discards.filter((card) => !back.has(card));
}

export function discard(hand: HandInPlay, index: number, cards: readonly CardCode[]): void {
  const player = playerAt(hand, index);
  for (const card of cards) {
    const at = placeOf(player, card);
    player.hole.splice(at, 1);
    hand.discards.push(card);
    fromTable(hand, card);
  }
  player.due = cards.length;
  player.drawn = true;
  if (cards.length > 0) player.open = 0;
  hand.actor = nextToDraw(hand);
  if (hand.actor < 0) hand.phase = 'dealing';
}

/** Where the card is in the hand; an unseen one stands for any. -1 where it is not there. */
function placeOf(player: { readonly hole: readonly CardCode[] }, card: CardCode): number {
  const at = player.hole.indexOf(card);
  return at >= 0 ? at : player.hole.indexOf(UNSEEN);
}

export function nextToDraw({ players }: HandInPlay): number {
  for (let index = 0; index < players.length; index += 1) {
    const { live, drawn } = players[index] as PlayerInHand;
    if (live && !drawn) return index;
  }
  return -1;
}

/** Where each seat has cards of its own, those of folded hands may have to be dealt again. */
export function releaseCards(hand: HandInPlay, player: PlayerInHand): void {
  if (hand.setup.variant.family === 'flop') return;
  for (const card of player.hole) {
    hand.discards.push(card);
    fromTable(hand, card);
  }
}

export function offerRuns(hand: HandInPlay): void {
  hand.phase = 'runs';
  hand.runsAskedOn = hand.street;
}

export function agreeRuns(hand: HandInPlay, runs: number): void {
  hand.runs = runs;
  hand.phase = 'roundClosed';
  const [board = []] = hand.boards;
  hand.boards = Array.from({ length: runs }, () => [...board]);
}

export function openShowdown(hand: HandInPlay, index: number): void {
  hand.phase = 'showdown';
  hand.actor = index;
  hand.actor = nextToShow(hand);
}

export function show(hand: HandInPlay, index: number, cards: readonly CardCode[]): void {
  const player = playerAt(hand, index);
  if (cards !== player.hole) {
    player.hole = [...cards];
    for (const card of cards) toTable(hand, card);
  }
  player.shown = true;
  player.open = (1 << cards.length) - 1;
  if (hand.phase === 'showdown') hand.actor = nextToShow(hand);
}

/** Some cards of a hand, which is a hand shown where they are the last of it. */
export function showPart(hand: HandInPlay, index: number, cards: readonly CardCode[]): void {
  const player = playerAt(hand, index);
  for (const card of cards) {
    const at = placeOf(player, card);
    player.hole[at] = card;
    player.open |= 1 << at;
    toTable(hand, card);
  }
  if (player.open === (1 << player.hole.length) - 1) player.shown = true;
  if (hand.phase === 'showdown') hand.actor = nextToShow(hand);
}

export function acceptPart(hand: HandInPlay, index: number): void {
  const player = playerAt(hand, index);
  player.plays = 'openCards';
  player.shown = true;
  hand.actor = nextToShow(hand);
}

export function showNextCards(hand: HandInPlay, cards: readonly CardCode[]): void {
  hand.undealt = [...cards];
}

export function playBoard(hand: HandInPlay, index: number): void {
  const player = playerAt(hand, index);
  player.plays = 'board';
  player.shown = true;
  hand.actor = nextToShow(hand);
}

export function muck(hand: HandInPlay, index: number): void {
  const player = playerAt(hand, index);
  player.state = 'mucked';
  player.live = false;
  hand.live -= 1;
  hand.actor = nextToShow(hand);
}

/** Clockwise from whose turn it was: the next one who has neither shown nor mucked. */
export function nextToShow(hand: HandInPlay): number {
  const { players } = hand;
  let index = hand.actor;
  for (let step = 0; step < players.length; step += 1) {
    const { live, shown } = players[index] as PlayerInHand;
    if (live && !shown) return index;
    index = index + 1 === players.length ? 0 : index + 1;
  }
  return -1;
}
