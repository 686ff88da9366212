import { type CardCode, rankOfCode, suitOfCode } from '@riffle/cards';
import { UNSEEN } from './card-code.ts';
import { openCards } from './counted-cards.ts';
import type { Hand, PlayerInHand } from './hand.ts';
import { compareBySuit } from './odd-chips.ts';

/** Index of the first live player clockwise from `from`, it included. */
export function firstLive(hand: Hand, from: number): number {
  const { players } = hand;
  let index = from;
  for (let step = 0; step < players.length; step += 1) {
    if ((players[index] as PlayerInHand).live) return index;
    index = index + 1 === players.length ? 0 : index + 1;
  }
  return -1;
}

/** Who shows first. Nobody has bet in the last round where `hand.aggressor` is -1. */
export function firstToShow(hand: Hand): number {
  const { showdown } = hand.setup.rules;
  const aggressor = lastAggressor(hand);
  if (aggressor >= 0) return firstLive(hand, aggressor);
  if (hand.setup.variant.family === 'stud' && showdown.stud === 'highBoard') return bestShowing(hand, 'bySuit');
  if (showdown.noLastBet === 'earlierAggressor' && hand.earlierAggressor >= 0) {
    return firstLive(hand, hand.earlierAggressor);
  }
  if (hand.earlierAggressor < 0 && showdown.allChecked === 'preflopAggressor' && hand.firstAggressor >= 0) {
    return firstLive(hand, hand.firstAggressor);
  }
  return firstLive(hand, 0);
}

/** Who bet or raised last in the last round of betting, which an all-in may have ended on an earlier street; or -1. */
function lastAggressor({ aggressor, earlierAggressor, firstAggressor, withChips }: Hand): number {
  if (aggressor >= 0 || withChips > 1) return aggressor;
  return earlierAggressor >= 0 ? earlierAggressor : firstAggressor;
}

/** Stud: the live player with the best open cards; among equals the first left of the button, or the better suit. */
export function bestShowing(hand: Hand, equals: 'leftOfButton' | 'bySuit' = 'leftOfButton'): number {
  let best = -1;
  let value = Number.NEGATIVE_INFINITY;
  hand.players.forEach((player, index) => {
    if (player.state !== 'live') return;
    const its = showingValue(hand, openCards(player));
    const better = its > value || (its === value && equals === 'bySuit' && hasBetterSuit(hand, index, best));
    if (better) [best, value] = [index, its];
  });
  return best;
}

/** Of the same open cards: the higher suit of the highest card, in lowball games the lower one. */
function hasBetterSuit({ players, setup: { variant } }: Hand, index: number, other: number): boolean {
  const [its, others] = [players[index], players[other]];
  if (its === undefined || others === undefined) return false;
  const apart = compareBySuit(variant.best, openCards(its), openCards(others));
  return variant.showing === 'high' ? apart > 0 : apart < 0;
}

/** Who must bring it in: the lowest open card by suit, in lowball games the highest, the ace being low there. */
export function bringInSeat(hand: Hand): number {
  const low = hand.setup.variant.showing === 'low';
  let found = -1;
  let value = Number.POSITIVE_INFINITY;
  hand.players.forEach((player, index) => {
    const [card] = openCards(player);
    if (player.state !== 'live' || card === undefined || card === UNSEEN) return;
    const its = low ? -lowCardValue(card) : card;
    if (its < value) [found, value] = [index, its];
  });
  // a record may not know a single open card
  return found < 0 ? firstLive(hand, 0) : found;
}

const lowRankIn = (card: CardCode): number => (rankOfCode(card) === 12 ? -1 : rankOfCode(card));
const lowCardValue = (card: CardCode): number => lowRankIn(card) * 4 + suitOfCode(card);

/** Pairs and higher cards count, straights and flushes do not: four open cards are no hand yet. One that nobody saw counts nothing. */
function showingValue(hand: Hand, cards: readonly CardCode[]): number {
  const low = hand.setup.variant.showing === 'low';
  const times = new Array<number>(14).fill(0);
  for (const card of cards) {
    if (card === UNSEEN) continue;
    const rank = (low ? lowRankIn(card) : rankOfCode(card)) + 1;
    times[rank] = (times[rank] as number) + 1;
  }
  let value = 0;
  for (let count = 4; count > 0; count -= 1) {
    for (let rank = 13; rank >= 0; rank -= 1) if (times[rank] === count) value = value * 14 + rank;
  }
  const pairing = times.reduce((sum, count) => sum + count * count, 0);
  return (low ? -1 : 1) * (pairing * 14 ** 5 + value);
}
