import type { Share } from './event.ts';
import type { EventSink } from './event-sink.ts';
import { chips, type Hand, type HandInPlay } from './hand.ts';
import type { HandRefusal } from './refusal.ts';

/** The floor declares the hand void: everybody has again what he began it with, and nobody wins. */
export function judgeVoid(hand: HandInPlay, events: EventSink): HandRefusal | undefined {
  if (!mayVoidIn(hand)) return { code: 'not-now', phase: hand.phase };
  const returned = putInSoFar(hand);
  voidHand(hand, returned);
  events.push({ type: 'HandVoided', returned });
  return undefined;
}

/** From the first blind until the last pot is pushed. */
export const mayVoidIn = ({ phase }: Hand): boolean => phase !== 'notBegun' && phase !== 'ended';

/** By seat what left a stack in this hand, who put in nothing left out. */
function putInSoFar({ players, setup }: Hand): readonly Share[] {
  return players.flatMap(({ seat, stack }) => {
    const began = setup.players.find((player) => player.seat === seat)?.stack ?? stack;
    return began === stack ? [] : [{ seat, amount: chips(began - stack) }];
  });
}

export function voidHand(hand: HandInPlay, returned: readonly Share[]): void {
  for (const player of hand.players) {
    player.stack += returned.find(({ seat }) => seat === player.seat)?.amount ?? 0;
    player.bet = 0;
    player.inPot = 0;
    player.ante = 0;
    player.won = 0;
  }
  hand.dead = 0;
  hand.awarded = 0;
  hand.actor = -1;
  hand.phase = 'ended';
}
