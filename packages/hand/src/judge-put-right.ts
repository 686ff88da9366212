import type { Random } from '@riffle/aggregate';
import { type Card, type CardCode, shuffled } from '@riffle/cards';
import { readCard, UNSEEN, writeCards } from './card-code.ts';
import { inPlay } from './card-steps.ts';
import type { CardsRight } from './cards-right.ts';
import type { EventSink } from './event-sink.ts';
import { type Hand, type HandInPlay, hasDeck, indexOf, playerAt } from './hand.ts';
import { cardsMoved, cardsNamed, putCardsRight, stubAfter } from './put-cards-right.ts';
import type { HandRefusal } from './refusal.ts';

/** Dealer or floor put cards where they belong: no card is made or lost, and as many lie in each place as before. */
export function judgePutRight(
  hand: HandInPlay,
  right: CardsRight,
  stub: 'asItLies' | 'shuffled',
  { random }: { readonly random: Random },
  events: EventSink,
): HandRefusal | undefined {
  if (!mayPutRightIn(hand)) return { code: 'not-now', phase: hand.phase };
  const refused = whyNotThere(hand, right) ?? whyNotThese(hand, right);
  if (refused !== undefined) return refused;
  const event = {
    run: right.run,
    ...(right.board !== undefined && { board: right.board }),
    ...(right.holes !== undefined && { holes: right.holes }),
    ...(right.burned !== undefined && { burned: right.burned }),
    ...(hasDeck(hand) && { stub: deckOf(stubAfter(hand, right), stub, random) }),
  };
  putCardsRight(hand, event);
  events.push({ type: 'CardsPutRight', ...event });
  return undefined;
}

/** While cards are on the table and the hand is not decided. */
export const mayPutRightIn = ({ phase, street }: Hand): boolean =>
  street >= 0 && (phase === 'dealing' || phase === 'betting' || phase === 'runs' || phase === 'showdown');

function deckOf(cards: readonly CardCode[], stub: 'asItLies' | 'shuffled', random: Random): readonly Card[] {
  const written = writeCards(cards) as readonly Card[];
  return stub === 'shuffled' ? shuffled(written, random) : written;
}

/** A board and a hand keep their size; how many were burned may be what was wrong. */
function whyNotThere(hand: HandInPlay, { run, board, holes = [] }: CardsRight): HandRefusal | undefined {
  const lies = hand.boards[run]?.length ?? 0;
  if (board !== undefined && (lies === 0 || board.length !== lies)) return { code: 'wrong-number-of-cards', due: lies };
  for (const { seat, cards } of holes) {
    const index = indexOf(hand, seat);
    if (index < 0 || playerAt(hand, index).state !== 'live') return { code: 'seat-not-in-hand', seat };
    const { hole } = playerAt(hand, index);
    if (cards.length !== hole.length) return { code: 'wrong-number-of-cards', due: hole.length };
  }
  return undefined;
}

/** Each card once, and none that lies elsewhere: in a hand that is not put right, or among what was folded. */
function whyNotThese(hand: HandInPlay, right: CardsRight): HandRefusal | undefined {
  const moved = new Set(cardsMoved(hand, right));
  const stub = new Set(hand.deck.slice(hand.next));
  const seen = new Set<CardCode>();
  const free = (code: CardCode) => (hasDeck(hand) ? stub.has(code) : !inPlay(hand, code));
  for (const card of cardsNamed(right)) {
    const code = readCard(card);
    if (code === undefined || (code === UNSEEN && hasDeck(hand))) return { code: 'no-such-card', card };
    if (code === UNSEEN) continue;
    if (seen.has(code) || (!moved.has(code) && !free(code))) return { code: 'card-in-play', card };
    seen.add(code);
  }
  return undefined;
}
