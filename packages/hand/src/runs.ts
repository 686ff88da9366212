import { cardsOf } from './deck.ts';
import { type Hand, potTotal } from './hand.ts';

/** How often the rest of the board may be dealt here: what the rules allow and the cards are enough for. */
export function runsPossible(hand: Hand): number {
  const { variant, rules } = hand.setup;
  const rest = variant.streets.slice(hand.street + 1);
  const perRun = rest.reduce((sum, { board }) => sum + board, 0);
  if (perRun === 0) return 1;
  const dealt = hand.players.reduce((sum, { hole }) => sum + hole.length, 0) + (hand.boards[0]?.length ?? 0);
  const left = cardsOf(variant.deck).length - dealt - variant.streets.length;
  return Math.min(rules.pots.runs.atMost, Math.floor(left / perRun));
}

export function runsOffered(hand: Hand): boolean {
  const { atMost, from, minBigBlinds } = hand.setup.rules.pots.runs;
  if (atMost < 2) return false;
  const next = hand.setup.variant.streets[hand.street + 1];
  if (hand.runs > 1 || hand.runsAskedOn === hand.street) return false;
  if (next === undefined || next.board === 0) return false;
  if (from === 'turn' && next.name === 'flop') return false;
  return potTotal(hand) >= minBigBlinds * hand.setup.bets.small && runsPossible(hand) > 1;
}
