import type { Chips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { chips, type Hand, indexOf, type PlayerInHand } from './hand.ts';
import { isLastOfAPot, whyNotMuck } from './showing.ts';
import { wagerOf } from './wager.ts';

export type LegalAction =
  | { readonly type: 'Fold' }
  | { readonly type: 'Check' }
  | { readonly type: 'Call'; readonly amount: Chips }
  | { readonly type: 'PostBringIn'; readonly amount: Chips }
  /** The whole bet of the round afterwards: `min`, `max` and every multiple of `unit` between them. */
  | {
      readonly type: 'BetTo';
      readonly as: 'bet' | 'completion' | 'raise';
      readonly min: Chips;
      readonly max: Chips;
      readonly unit: Chips;
    }
  | { readonly type: 'Discard'; readonly upTo: number }
  /** All his cards, or where `part` may be some of them. */
  | { readonly type: 'Show'; readonly part: 'may' | 'no' }
  | { readonly type: 'Muck' }
  | { readonly type: 'PlayBoard' };

/** Everything the seat may do now. A screen draws its buttons from this, and `decide` accepts nothing else. */
export function legalActions(hand: Hand, seat: SeatNo): readonly LegalAction[] {
  const index = indexOf(hand, seat);
  const player = hand.players[index];
  if (player === undefined) return [];
  switch (hand.phase) {
    case 'betting':
      return index === hand.actor ? bettingActions(hand, index) : [];
    case 'drawing':
      return index === hand.actor ? [{ type: 'Discard', upTo: player.hole.length }] : [];
    case 'dealing':
    case 'runs':
    case 'ended':
      return mayShow(hand, index) ? [showing(hand, index)] : [];
    case 'showdown':
      return showdownActions(hand, index);
    case 'notBegun':
    case 'roundClosed':
      return [];
  }
}

const FOLD: LegalAction = { type: 'Fold' };
const CHECK: LegalAction = { type: 'Check' };

function bettingActions(hand: Hand, index: number): readonly LegalAction[] {
  const { toCall, min, max } = wagerOf(hand, index);
  const bet: LegalAction | undefined =
    max > 0
      ? { type: 'BetTo', as: betKind(hand), min: chips(min), max: chips(max), unit: hand.setup.chipUnit }
      : undefined;
  if (hand.bringInDue) {
    const bringIn: LegalAction = { type: 'PostBringIn', amount: chips(bringInOf(hand, index)) };
    return bet === undefined ? [bringIn] : [bringIn, bet];
  }
  const stay: LegalAction = toCall > 0 ? { type: 'Call', amount: chips(toCall) } : CHECK;
  return bet === undefined ? [FOLD, stay] : [FOLD, stay, bet];
}

export const bringInOf = (hand: Hand, index: number): number =>
  Math.min(hand.setup.bringIn, (hand.players[index] as PlayerInHand).stack);

export function betKind(hand: Hand): 'bet' | 'completion' | 'raise' {
  if (hand.opened) return 'raise';
  return hand.price > 0 || hand.bringInDue ? 'completion' : 'bet';
}

/** Cards may be laid open in an all-in before the board is complete, and by anybody after the hand. */
export function mayShow(hand: Hand, index: number): boolean {
  const { state, shown, hole } = hand.players[index] as PlayerInHand;
  if (shown || hole.length === 0) return false;
  switch (hand.phase) {
    case 'ended':
      return true;
    case 'showdown':
      return state === 'live';
    case 'dealing':
    case 'runs':
      return state === 'live' && hand.withChips < 2 && hand.street > 0 && hand.live > 1;
    case 'notBegun':
    case 'drawing':
    case 'betting':
    case 'roundClosed':
      return false;
  }
}

const showing = (hand: Hand, index: number): LegalAction => ({
  type: 'Show',
  part: mayShowPart(hand, index) ? 'may' : 'no',
});

/** At the showdown the floor decides whether what was shown is enough, where the rules leave it to him. */
export function mayShowPart(hand: Hand, index: number): boolean {
  if (!mayShow(hand, index) || (hand.players[index] as PlayerInHand).hole.length < 2) return false;
  if (hand.phase === 'ended') return true;
  return hand.phase === 'showdown' && hand.setup.rules.showdown.tableAllCards === 'partlyByFloor';
}

function showdownActions(hand: Hand, index: number): readonly LegalAction[] {
  const actions: LegalAction[] = [];
  if (mayShow(hand, index)) actions.push(showing(hand, index));
  if (whyNotMuckNow(hand, index) === 'may') actions.push({ type: 'Muck' });
  if (whyNotPlayBoard(hand, index) === 'may') actions.push({ type: 'PlayBoard' });
  return actions;
}

export function whyNotMuckNow(hand: Hand, index: number): 'may' | 'never' | 'allIn' | 'shown' | 'notHisTurn' | 'last' {
  const { state, shown } = hand.players[index] as PlayerInHand;
  if (state !== 'live' || shown) return 'shown';
  if (hand.actor !== index && hand.setup.rules.showdown.muckWhen === 'inTurn') return 'notHisTurn';
  const why = whyNotMuck(hand);
  if (why !== 'may') return why;
  return isLastOfAPot(hand, index) ? 'last' : 'may';
}

/** Where saying so is enough: in games in which the board alone can be a hand, when cards need not be shown. */
export function whyNotPlayBoard(hand: Hand, index: number): 'may' | 'mustShow' | 'shown' | 'notHisTurn' {
  const { state, shown, hole } = hand.players[index] as PlayerInHand;
  if (state !== 'live' || shown) return 'shown';
  if (hand.actor !== index) return 'notHisTurn';
  const { variant, rules } = hand.setup;
  const possible = variant.family === 'flop' && hole.length === 2 && rules.showdown.playTheBoard === 'announceIsEnough';
  return possible && whyNotMuck(hand) === 'may' ? 'may' : 'mustShow';
}
