import type { HandEvent, SeenCard, StreetName } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';

/** What the sentences about a hand need of the hand itself. */
export type HandNaming = {
  /** Who sits there. */
  readonly seat: (seat: SeatNo) => string;
  /** Chips as the record counts them. */
  readonly chips: (count: number) => string;
  readonly street: (street: number) => StreetName | undefined;
  /** Whether the seat has no chips left after this event. */
  readonly allIn: (seat: SeatNo) => boolean;
  /** The only pot is just the pot; with side pots the first is the main pot. */
  readonly pots: number;
};

export type HandEventWords = {
  readonly [T in HandEvent['type']]: (event: Extract<HandEvent, { readonly type: T }>, of: HandNaming) => string;
};

const SUITS = { c: '♣', d: '♦', h: '♥', s: '♠' } as const;

/** Cards as they are written in a running text, with the ranks of the language. */
export const cardsIn =
  (ranks: Readonly<Record<string, string>>) =>
  (cards: readonly SeenCard[]): string =>
    cards
      .map((card) => {
        const [rank = '', suit = ''] = card;
        return card === '??' ? '?' : `${ranks[rank] ?? rank}${SUITS[suit as keyof typeof SUITS]}`;
      })
      .join(' ');
