import { type Card, parseCard, RANKS, rankOf, SUITS, suitOf } from '@riffle/cards';

/** Where a picked card goes. */
export type CardPlace =
  | { readonly is: 'hand'; readonly nth: number }
  | { readonly is: 'board' }
  | { readonly is: 'dead' };
export type Laid = {
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
  readonly dead: readonly Card[];
};
export type Room = { readonly own: number; readonly board: number };

export const cardsAt = (laid: Laid, place: CardPlace): readonly Card[] => {
  switch (place.is) {
    case 'hand':
      return laid.hands[place.nth] ?? [];
    case 'board':
      return laid.board;
    case 'dead':
      return laid.dead;
  }
};

export function roomAt(place: CardPlace, room: Room): number {
  switch (place.is) {
    case 'hand':
      return room.own;
    case 'board':
      return room.board;
    case 'dead':
      return 20;
  }
}

function withCards(laid: Laid, place: CardPlace, cards: readonly Card[]): Laid {
  switch (place.is) {
    case 'hand':
      return { ...laid, hands: laid.hands.map((hand, nth) => (nth === place.nth ? cards : hand)) };
    case 'board':
      return { ...laid, board: cards };
    case 'dead':
      return { ...laid, dead: cards };
  }
}

/** Takes the card away from wherever it lies. */
const without = (laid: Laid, card: Card): Laid => ({
  hands: laid.hands.map((hand) => hand.filter((other) => other !== card)),
  board: laid.board.filter((other) => other !== card),
  dead: laid.dead.filter((other) => other !== card),
});

export const isLaid = ({ hands, board, dead }: Laid, card: Card): boolean =>
  [...hands.flat(), ...board, ...dead].includes(card);

/** Lays the card there, or takes it back where it lies there already; nothing where there is no room. */
export function toggleCard(laid: Laid, place: CardPlace, card: Card, room: Room): Laid {
  const there = cardsAt(laid, place);
  if (there.includes(card)) return without(laid, card);
  if (isLaid(laid, card) || there.length >= roomAt(place, room)) return laid;
  return withCards(laid, place, [...there, card]);
}

/** Hands and boards by the room of another game: what is too much goes. */
export const fitted = (laid: Laid, room: Room): Laid => ({
  ...laid,
  hands: laid.hands.map((hand) => hand.slice(0, room.own)),
  board: laid.board.slice(0, room.board),
});

export type TypedCards =
  | { readonly ok: true; readonly cards: readonly Card[] }
  | { readonly ok: false; readonly wrong: 'noCards' | Card };

const GERMAN: { readonly [letter: string]: string } = { B: 'J', D: 'Q' };

/** `As Kh`, `askh`, `10s`; in German jack and queen as `B` and `D` too. */
export function readCards(text: string, laid: Laid, place: CardPlace): TypedCards {
  const letters = text.replaceAll('10', 'T').replace(/[\s,;]/g, '');
  const cards: Card[] = [];
  for (let at = 0; at < letters.length; at += 2) {
    const rank = letters.charAt(at).toUpperCase();
    const card = parseCard(`${GERMAN[rank] ?? rank}${letters.charAt(at + 1).toLowerCase()}`);
    if (card === undefined) return { ok: false, wrong: 'noCards' };
    if (cards.includes(card)) return { ok: false, wrong: card };
    cards.push(card);
  }
  const others = cardsAt(laid, place).reduce(without, laid);
  const taken = cards.find((card) => isLaid(others, card));
  return taken === undefined ? { ok: true, cards } : { ok: false, wrong: taken };
}

export function layTyped(laid: Laid, place: CardPlace, cards: readonly Card[], room: Room): Laid {
  return withCards(laid, place, cards.slice(0, roomAt(place, room)));
}

/** Where an arrow key goes in the grid of cards: four rows of suits, thirteen ranks from the ace down. */
export function neighbourCard(card: Card, key: string): Card | undefined {
  const rank = RANKS.indexOf(rankOf(card));
  const suit = SUITS.indexOf(suitOf(card));
  const to = { ArrowRight: [-1, 0], ArrowLeft: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
  if (to === undefined) return undefined;
  const [ranks = 0, suits = 0] = to;
  return parseCard(`${RANKS[rank + ranks] ?? card.charAt(0)}${SUITS[suit + suits] ?? card.charAt(1)}`);
}
