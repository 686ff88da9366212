import type { CardCode, Ranking } from '@riffle/cards';
import { UNSEEN } from './card-code.ts';
import { muck, show } from './card-steps.ts';
import { countedCards } from './counted-cards.ts';
import type { EventSink } from './event-sink.ts';
import { type Hand, type HandInPlay, type PlayerInHand, playerAt } from './hand.ts';
import { isOne, type PlayerSet } from './player-set.ts';
import { type Pot, potsOf } from './pots.ts';
import { rank } from './ranking/rank.ts';

/** A showdown with somebody all-in. */
function withAllIn({ players }: Hand): boolean {
  for (let index = 0; index < players.length; index += 1) {
    const { live, stack } = players[index] as PlayerInHand;
    if (live && stack === 0) return true;
  }
  return false;
}

/** Nobody can bet any more: hands go face up before the rest of the cards comes. */
export function revealAllIn(hand: HandInPlay, log: EventSink): void {
  // who still draws keeps his cards to himself
  if (hand.setup.showdown === 'asked' || hand.setup.variant.family === 'draw') return;
  if (hand.setup.rules.showdown.allInReveal === 'riverIfSidePot' && sidePotIsContested(hand)) return;
  showAll(hand, log);
}

const sidePotIsContested = (hand: Hand): boolean => potsOf(hand).filter(({ eligible }) => !isOne(eligible)).length > 1;

function showAll(hand: HandInPlay, log: EventSink): void {
  for (let index = 0; index < hand.players.length; index += 1) {
    const player = playerAt(hand, index);
    if (player.live && !player.shown) showHand(hand, index, player, log);
  }
}

function showHand(hand: HandInPlay, index: number, player: PlayerInHand, log: EventSink): void {
  show(hand, index, player.hole);
  log.handShown(player.seat, player.hole);
}

/** The showdown played by the rules alone: who must show shows, who is beaten mucks where he may. */
export function showInTurn(hand: HandInPlay, log: EventSink): void {
  if (whyNotMuck(hand) !== 'may') {
    showAll(hand, log);
    return;
  }
  const pots = potsOf(hand);
  while (hand.actor >= 0) {
    const index = hand.actor;
    const player = playerAt(hand, index);
    if (isBeaten(hand, pots, index)) {
      muck(hand, index);
      log.handMucked(player.seat);
    } else showHand(hand, index, player, log);
  }
}

/** Whether hands may be mucked at this showdown at all. */
export function whyNotMuck(hand: Hand): 'may' | 'never' | 'allIn' {
  const { muck: mayMuck, allInMuck } = hand.setup.rules.showdown;
  if (mayMuck === 'no') return 'never';
  if (allInMuck === 'yes' || !withAllIn(hand)) return 'may';
  // two who still have chips have played for a side pot
  return allInMuck === 'unlessSidePot' && hand.withChips > 1 ? 'may' : 'allIn';
}

/** The last hand that can win a pot stays. */
export const isLastOfAPot = (hand: Hand, index: number): boolean =>
  potsOf(hand).some((pot) => pot.eligible === 1 << index);

/** Whether hands already shown leave this one no part of any pot. */
function isBeaten(hand: Hand, pots: readonly Pot[], index: number): boolean {
  const { best, low } = hand.setup.variant;
  for (const { eligible } of pots) {
    if ((eligible & (1 << index)) === 0) continue;
    for (const board of hand.boards) {
      if (!isBehind(hand, best, index, eligible, board)) return false;
      if (low !== 'none' && !isBehind(hand, low, index, eligible, board)) return false;
    }
  }
  return true;
}

/** Of the hands that are shown, one is better; a low that does not qualify is behind by itself. */
function isBehind(hand: Hand, name: Ranking, index: number, eligible: PlayerSet, board: readonly CardCode[]): boolean {
  const { hole } = hand.players[index] as Hand['players'][number];
  if (hole.includes(UNSEEN)) return false;
  const its = rank(name, hole, board);
  if (its === 0) return true;
  for (let other = 0; other < hand.players.length; other += 1) {
    const player = hand.players[other] as Hand['players'][number];
    if (other === index || !player.shown || (eligible & (1 << other)) === 0) continue;
    if (rank(name, countedCards(player), board) > its) return true;
  }
  return false;
}
