import type { SeatNo } from '@riffle/table';
import type { EventSink } from './event-sink.ts';
import { type Hand, type HandInPlay, indexOf, playerAt } from './hand.ts';
import type { HandRefusal } from './refusal.ts';
import { toCallOf } from './wager.ts';

/** He put in too little for a raise that he had not seen: he completes or folds, and does not raise. */
export function judgeBind(hand: HandInPlay, seat: SeatNo, events: EventSink): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  if (index < 0) return { code: 'seat-not-in-hand', seat };
  if (!mayBind(hand, index)) return { code: 'not-now', phase: hand.phase };
  bindToCall(hand, index);
  events.push({ type: 'BoundToCall', seat });
  return undefined;
}

/** Whose turn it is, facing a bet that he could still raise. */
export const mayBind = (hand: Hand, index: number): boolean =>
  hand.phase === 'betting' && hand.actor === index && toCallOf(hand, index) > 0 && !isBound(hand, index);

/** He counts as having acted on this price: it is open to him again only by a full raise after it. */
export function bindToCall(hand: HandInPlay, index: number): void {
  playerAt(hand, index).actedAt = hand.price;
}

/** Nobody else faces a bet that he has already acted on. */
export function isBound(hand: Hand, index: number): boolean {
  const player = hand.players[index];
  return player !== undefined && player.actedAt === hand.price && player.bet < hand.price;
}
