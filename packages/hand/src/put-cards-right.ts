import type { CardCode } from '@riffle/cards';
import { codesOf, type SeenCard, UNSEEN } from './card-code.ts';
import type { CardsRight } from './cards-right.ts';
import type { HandEvent } from './event.ts';
import { type Hand, type HandInPlay, hasDeck, indexOf, playerAt } from './hand.ts';

/** The cards that lie in the places that are put right, in the order in which they go back on the stub. */
export function cardsMoved(hand: Hand, { run, board, holes = [], burned }: CardsRight): readonly CardCode[] {
  return [
    ...(burned === undefined ? [] : hand.burned),
    ...(board === undefined ? [] : (hand.boards[run] ?? [])),
    ...holes.flatMap(({ seat }) => hand.players.find((player) => player.seat === seat)?.hole ?? []),
  ];
}

export const cardsNamed = ({ board = [], holes = [], burned = [] }: CardsRight): readonly SeenCard[] => [
  ...burned,
  ...board,
  ...holes.flatMap(({ cards }) => cards),
];

/** The rest of the deck: what is no longer wanted lies on top of it as it lay before. */
export function stubAfter(hand: Hand, right: CardsRight): readonly CardCode[] {
  const named = new Set(codesOf(cardsNamed(right)));
  const back = cardsMoved(hand, right).filter((card) => !named.has(card));
  return [...back, ...hand.deck.slice(hand.next).filter((card) => !named.has(card))];
}

export function putCardsRight(
  hand: HandInPlay,
  event: Omit<Extract<HandEvent, { type: 'CardsPutRight' }>, 'type'>,
): void {
  for (const card of cardsMoved(hand, event)) onTable(hand, card, false);
  if (event.board !== undefined) hand.boards[event.run] = codesOf(event.board);
  for (const { seat, cards } of event.holes ?? []) playerAt(hand, indexOf(hand, seat)).hole = codesOf(cards);
  if (event.burned !== undefined) hand.burned = codesOf(event.burned);
  // burned cards are told apart from no other that is gone
  const { burned: _, ...seen } = event;
  for (const card of codesOf(cardsNamed(seen))) onTable(hand, card, true);
  if (event.stub === undefined) return;
  hand.deck = codesOf(event.stub);
  hand.next = 0;
}

function onTable(hand: HandInPlay, card: CardCode, lies: boolean): void {
  if (hasDeck(hand) || card >= UNSEEN) return;
  const bit = 1 << (card < 26 ? card : card - 26);
  if (card < 26) hand.inPlayLow = lies ? hand.inPlayLow | bit : hand.inPlayLow & ~bit;
  else hand.inPlayHigh = lies ? hand.inPlayHigh | bit : hand.inPlayHigh & ~bit;
}
