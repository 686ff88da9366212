import type { CardCode, Ranking } from '@riffle/cards';
import { UNSEEN, writeCards } from './card-code.ts';
import { muck, show } from './card-steps.ts';
import type { HandEvent } from './event.ts';
import { type Hand, type HandInPlay, type PlayerInHand, playerAt } from './hand.ts';
import { membersOf, potsOf } from './pots.ts';
import { rank } from './ranking/rank.ts';

/** A showdown with somebody all-in. */
export const withAllIn = (hand: Hand): boolean =>
  hand.players.some(({ state, stack }) => state === 'live' && stack === 0);

/** Nobody can bet any more: hands go face up before the rest of the cards comes. */
export function revealAllIn(hand: HandInPlay, events: HandEvent[]): void {
  // who still draws keeps his cards to himself
  if (hand.setup.showdown === 'asked' || hand.setup.variant.family === 'draw') return;
  if (hand.setup.rules.showdown.allInReveal === 'riverIfSidePot' && sidePotIsContested(hand)) return;
  showAll(hand, events);
}

const sidePotIsContested = (hand: Hand): boolean =>
  potsOf(hand).filter((pot) => membersOf(hand, pot).length > 1).length > 1;

function showAll(hand: HandInPlay, events: HandEvent[]): void {
  for (let index = 0; index < hand.players.length; index += 1) {
    const player = playerAt(hand, index);
    if (player.state === 'live' && !player.shown) showHand(hand, index, player, events);
  }
}

function showHand(hand: HandInPlay, index: number, player: PlayerInHand, events: HandEvent[]): void {
  show(hand, index, player.hole);
  events.push({ type: 'HandShown', seat: player.seat, cards: writeCards(player.hole) });
}

/** The showdown played by the rules alone: who must show shows, who is beaten mucks where he may. */
export function showInTurn(hand: HandInPlay, events: HandEvent[]): void {
  if (whyNotMuck(hand) !== 'may') {
    showAll(hand, events);
    return;
  }
  while (hand.actor >= 0) {
    const index = hand.actor;
    const player = playerAt(hand, index);
    if (isBeaten(hand, index)) {
      muck(hand, index);
      events.push({ type: 'HandMucked', seat: player.seat });
    } else showHand(hand, index, player, events);
  }
}

/** Whether hands may be mucked at this showdown at all. */
export function whyNotMuck(hand: Hand): 'may' | 'never' | 'allIn' {
  const { muck: mayMuck, allInMuck } = hand.setup.rules.showdown;
  if (mayMuck === 'no') return 'never';
  return allInMuck === 'no' && withAllIn(hand) ? 'allIn' : 'may';
}

/** The last hand that can win a pot stays. */
export const isLastOfAPot = (hand: Hand, index: number): boolean =>
  potsOf(hand).some((pot) => pot.eligible === 1 << index);

/** Whether hands already shown leave this one no part of any pot. */
function isBeaten(hand: Hand, index: number): boolean {
  if (isLastOfAPot(hand, index)) return false;
  const { best, low } = hand.setup.variant;
  return potsOf(hand).every((pot) => {
    if ((pot.eligible & (1 << index)) === 0) return true;
    const shown = membersOf(hand, pot).filter((other) => other !== index && playerOf(hand, other).shown);
    return hand.boards.every(
      (board) =>
        isBehind(hand, best, index, shown, board) && (low === 'none' || isBehind(hand, low, index, shown, board)),
    );
  });
}

const playerOf = (hand: Hand, index: number) => hand.players[index] as Hand['players'][number];

function isBehind(
  hand: Hand,
  name: Ranking,
  index: number,
  shown: readonly number[],
  board: readonly CardCode[],
): boolean {
  const { hole } = playerOf(hand, index);
  if (hole.includes(UNSEEN)) return false;
  const its = rank(name, hole, board);
  return its === 0 || shown.some((other) => rank(name, playerOf(hand, other).hole, board) > its);
}
