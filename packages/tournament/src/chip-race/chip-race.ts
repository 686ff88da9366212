import { type Card, compareCards } from '@riffle/cards';

/** How small chips leave play: what a rulebook says of it, as values. */
export type RaceRules = {
  readonly start: 'seat1' | 'leftOfButton';
  readonly number: 'halfUp' | 'up' | 'down';
  readonly maxPerPlayer: number;
};

/** A value that goes out and the next that stays, which is a multiple of it. */
export type RaceChips = { readonly small: number; readonly next: number };

/** What a player has at his seat: how many of the small chips, and how much in others. */
export type RaceStack = { readonly seat: number; readonly smallChips: number; readonly others: number };

/** What can be changed at its value, and what is left over. */
export type EvenExchange = { readonly seat: number; readonly nextChips: number; readonly leftover: number };

export function exchangeEvenly({ seat, smallChips }: RaceStack, { small, next }: RaceChips): EvenExchange {
  const each = next / small;
  return { seat, nextChips: Math.floor(smallChips / each), leftover: smallChips % each };
}

/** How many of the next value are raced for at a table; `value` is the sum of its leftovers. */
export function chipsRaced(value: number, next: number, number: RaceRules['number']): number {
  const whole = Math.floor(value / next);
  const rest = value % next;
  switch (number) {
    case 'halfUp':
      return rest * 2 >= next ? whole + 1 : whole;
    case 'up':
      return rest > 0 ? whole + 1 : whole;
    case 'down':
      return whole;
  }
}

/** Who has leftovers, in the order in which the cards are dealt: a card for each chip, all of a player's at once. */
export function raceOrder(
  leftovers: readonly EvenExchange[],
  start: RaceRules['start'],
  button: number,
): readonly EvenExchange[] {
  const inSeats = leftovers.filter(({ leftover }) => leftover > 0).toSorted((a, b) => a.seat - b.seat);
  if (start === 'seat1') return inSeats;
  return [...inSeats.filter(({ seat }) => seat > button), ...inSeats.filter(({ seat }) => seat <= button)];
}

export type RaceHand = { readonly seat: number; readonly cards: readonly Card[] };

/** The cards as they come off the deck, by seat in the order of dealing; too few cards leave the last without. */
export function dealRace(order: readonly EvenExchange[], cards: readonly Card[]): readonly RaceHand[] {
  let dealt = 0;
  return order.map(({ seat, leftover }) => {
    const own = cards.slice(dealt, dealt + leftover);
    dealt += leftover;
    return { seat, cards: own };
  });
}

/** A chip that was won, by which card; highest card first. */
export type RaceWin = { readonly seat: number; readonly card: Card };

export function raceWins(hands: readonly RaceHand[], chips: number, maxPerPlayer: number): readonly RaceWin[] {
  const best = hands
    .flatMap(({ seat, cards }) => cards.map((card) => ({ seat, card })))
    .toSorted((a, b) => compareCards(b.card, a.card));
  const wins: RaceWin[] = [];
  for (const one of best) {
    if (wins.length === chips) break;
    if (wins.filter(({ seat }) => seat === one.seat).length < maxPerPlayer) wins.push(one);
  }
  return wins;
}

/** Who would have nothing left, and gets one chip of the next value. */
export const savedFromRace = (
  stacks: readonly RaceStack[],
  chips: RaceChips,
  wins: readonly { readonly seat: number }[],
): readonly number[] =>
  stacks
    .filter(
      (stack) =>
        stack.smallChips > 0 &&
        stack.others === 0 &&
        exchangeEvenly(stack, chips).nextChips === 0 &&
        !wins.some(({ seat }) => seat === stack.seat),
    )
    .map(({ seat }) => seat)
    .toSorted((a, b) => a - b);
