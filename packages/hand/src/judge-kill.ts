import type { SeatNo } from '@riffle/table';
import { kill } from './betting-steps.ts';
import type { EventSink } from './event-sink.ts';
import { chips, type Hand, type HandInPlay, indexOf, playerAt } from './hand.ts';
import type { HandRefusal } from './refusal.ts';
import { highestBetBut } from './wager.ts';

/** The floor or the dealer makes a hand dead: an absent player, an unprotected hand, too many cards. */
export function judgeKill(hand: HandInPlay, seat: SeatNo, events: EventSink): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  if (index < 0) return { code: 'seat-not-in-hand', seat };
  if (!mayKillIn(hand)) return { code: 'not-now', phase: hand.phase };
  const player = playerAt(hand, index);
  if (player.state !== 'live') return { code: 'seat-not-in-hand', seat };
  if (hand.live < 2) return { code: 'last-hand-stays' };
  if (player.shown && hand.setup.rules.showdown.tabledWinner === 'cannotBeKilled') {
    return { code: 'tabled-hand-stays', rules: hand.setup.rules.refs.tabledWinner };
  }
  const returned = uncalledPart(hand, index);
  kill(hand, index, returned);
  events.push({ type: 'HandKilled', seat, returned: chips(returned) });
  return undefined;
}

export function mayKillIn(hand: Hand): boolean {
  switch (hand.phase) {
    case 'dealing':
    case 'betting':
    case 'drawing':
    case 'showdown':
    case 'runs':
      return true;
    case 'notBegun':
    case 'roundClosed':
    case 'ended':
      return false;
  }
}

/** A blind is no bet, and what somebody has matched stays in. */
function uncalledPart(hand: HandInPlay, index: number): number {
  if (hand.phase !== 'betting' || hand.aggressor !== index) return 0;
  if (hand.setup.rules.pots.killedHandUncalledBet === 'nothing') return 0;
  const matched = Math.max(hand.priceBefore, highestBetBut(hand, index));
  return Math.max(0, playerAt(hand, index).bet - matched);
}
