import type { SeatNo } from '@riffle/table';
import { makePassive } from './betting-steps.ts';
import type { EventSink } from './event-sink.ts';
import { type Hand, type HandInPlay, indexOf, playerAt } from './hand.ts';
import type { HandRefusal } from './refusal.ts';

/** The floor lets a hand live whose cards were seen too early, but without the right to bet or raise. */
export function judgePassive(hand: HandInPlay, seat: SeatNo, events: EventSink): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  if (index < 0 || playerAt(hand, index).state !== 'live') return { code: 'seat-not-in-hand', seat };
  if (!mayMakePassiveIn(hand)) return { code: 'not-now', phase: hand.phase };
  if (playerAt(hand, index).passive) return { code: 'hand-passive', rules: hand.setup.rules.refs.passive };
  makePassive(hand, index);
  events.push({ type: 'HandMadePassive', seat });
  return undefined;
}

/** While there is betting left in the hand. */
export const mayMakePassiveIn = ({ phase }: Hand): boolean =>
  phase === 'dealing' || phase === 'betting' || phase === 'drawing';
