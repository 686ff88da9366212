import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { writeCards } from './card-code.ts';
import { acceptPart, showPart } from './card-steps.ts';
import { openCards, openCardsMakeHand } from './counted-cards.ts';
import type { EventSink } from './event-sink.ts';
import { type Hand, type HandInPlay, indexOf, playerAt } from './hand.ts';
import { mayShowPart } from './legal-action.ts';
import { rank } from './ranking/rank.ts';
import type { HandRefusal } from './refusal.ts';

/** Some cards of a hand: after it is over as one likes, at the showdown where the floor may take them for enough. */
export function judgeShowPart(
  hand: HandInPlay,
  index: number,
  cards: readonly CardCode[],
  events: EventSink,
): HandRefusal | undefined {
  if (!mayShowPart(hand, index)) return { code: 'must-show', rules: hand.setup.rules.refs.tableAllCards };
  showPart(hand, index, cards);
  events.push({ type: 'PartShown', seat: playerAt(hand, index).seat, cards: writeCards(cards) });
  return undefined;
}

export function judgeAcceptPart(hand: HandInPlay, seat: SeatNo, events: EventSink): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  if (index < 0 || !playerAt(hand, index).live) return { code: 'seat-not-in-hand', seat };
  const { rules } = hand.setup;
  if (hand.phase !== 'showdown') return { code: 'not-now', phase: hand.phase };
  if (rules.showdown.tableAllCards === 'all') return { code: 'must-show', rules: rules.refs.tableAllCards };
  if (playerAt(hand, index).shown) return { code: 'already-shown', seat };
  if (!mayAcceptPart(hand, index)) return { code: 'part-not-enough' };
  acceptPart(hand, index);
  events.push({ type: 'PartAccepted', seat });
  return undefined;
}

/** Whether the floor can take what lies open of this hand for the hand. */
export function mayAcceptPart(hand: Hand, index: number): boolean {
  const { phase, setup } = hand;
  if (phase !== 'showdown' || setup.rules.showdown.tableAllCards === 'all') return false;
  const player = hand.players[index] as Hand['players'][number];
  return player.live && !player.shown && openCardsMakeHand(hand, player) && !playsBoard(hand, player);
}

/** Who plays the board shows all his cards, where the rules say so. */
function playsBoard({ setup, boards: [board = []] }: Hand, player: Hand['players'][number]): boolean {
  const { variant, rules } = setup;
  if (variant.family !== 'flop' || variant.best === 'omahaHigh') return false;
  if (rules.showdown.playTheBoard === 'announceIsEnough') return false;
  return rank(variant.best, openCards(player), board) === rank(variant.best, [], board);
}
