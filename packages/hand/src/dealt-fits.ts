import { difference } from '@riffle/aggregate';
import type { CardCode } from '@riffle/cards';
import { boardDueOn, nextBoard } from './board-due.ts';
import { codesOf } from './card-code.ts';
import { burnCard, buttonIsFirst, replaceFromDeck } from './dealer.ts';
import type { HandEvent } from './event.ts';
import { EventList } from './event-list.ts';
import { cardsDue } from './flow.ts';
import { copyOf, type Hand, hasDeck, indexOf, streetOf } from './hand.ts';

type Event<T extends HandEvent['type']> = Extract<HandEvent, { readonly type: T }>;

const waitsForCards = (hand: Hand): boolean =>
  hasDeck(hand) && hand.street >= 0 && (hand.phase === 'dealing' || hand.phase === 'drawing');
const sameCards = (a: readonly CardCode[], b: readonly CardCode[]): boolean =>
  a.length === b.length && a.every((card, nth) => card === b[nth]);

/** The card on top, on a street that burns one. */
export function burnedFits(hand: Hand, event: Event<'CardBurned'>): boolean {
  if (!waitsForCards(hand) || !streetOf(hand).burns) return false;
  const events: HandEvent[] = [];
  burnCard(copyOf(hand), new EventList().into(events));
  return difference(events[0], event) === undefined;
}

/** The next seat's cards, as they lie in the deck: one at a time to each seat. */
export function holeFits(hand: Hand, event: Event<'HoleDealt'>): boolean {
  if (!waitsForCards(hand)) return false;
  if (streetOf(hand).draws) return replacementFits(hand, event);
  const each = streetOf(hand).hole.length;
  const inOrder = buttonIsFirst(copyOf(hand)) ? hand.players.toReversed() : hand.players;
  const live = inOrder.filter((player) => player.live);
  const dealt = live.filter(({ due }) => due === 0).length;
  const first = hand.next - dealt * each;
  const cards = live.length === 0 ? [] : hand.deck.slice(first).filter((_, nth) => nth % live.length === dealt);
  return live[dealt]?.seat === event.seat && sameCards(codesOf(event.cards), cards.slice(0, each));
}

function replacementFits(hand: Hand, event: Event<'HoleDealt'>): boolean {
  const events: HandEvent[] = [];
  replaceFromDeck(copyOf(hand), () => 0, new EventList().into(events));
  return difference(events[0], event) === undefined;
}

/** The next board's cards from the top, once every seat has its own. */
export function boardFits(hand: Hand, { run, cards }: Event<'BoardDealt'>): boolean {
  if (!waitsForCards(hand) || run !== nextBoard(hand)) return false;
  const due = boardDueOn(hand, run);
  const onlyBoard = cardsDue(copyOf(hand)) === hand.boardDue;
  return onlyBoard && due > 0 && sameCards(codesOf(cards), hand.deck.slice(hand.next, hand.next + due));
}

/** The rest of the deck and then, in any order, the discards of the others. */
export function reshuffledFits(hand: Hand, event: Event<'DiscardsReshuffled'>): boolean {
  const player = hand.players.find(({ live, due }) => live && due > 0);
  if (!waitsForCards(hand) || player === undefined || hand.next + player.due <= hand.deck.length) return false;
  const rest = hand.deck.slice(hand.next);
  const deck = codesOf(event.deck);
  const back = hand.discards.slice(0, -player.due);
  const inOrder = (cards: readonly CardCode[]) => [...cards].sort((a, b) => a - b);
  return sameCards(deck.slice(0, rest.length), rest) && sameCards(inOrder(deck.slice(rest.length)), inOrder(back));
}

/** What the seat owes, as far as its stack goes; all are posted before the first street begins. */
export function forcedBetFits(hand: Hand, { seat, kind, amount, owed }: Event<'ForcedBetPosted'>): boolean {
  const player = hand.players[indexOf(hand, seat)];
  if (hand.street >= 0 || player === undefined) return false;
  const isOwed = hand.setup.forced.some((bet) => bet.seat === seat && bet.kind === kind && bet.amount === owed);
  return isOwed && amount === Math.min(owed, player.stack);
}
