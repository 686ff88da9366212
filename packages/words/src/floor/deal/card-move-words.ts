import type { CardMove, CardPlace } from '@riffle/floor';

type At<I extends CardPlace['is']> = Extract<CardPlace, { readonly is: I }>;

/** A place in three forms: as the one card that lies there, as where cards come from, as where they go. */
type PlaceWords = {
  readonly [I in CardPlace['is']]: {
    readonly one: (place: At<I>) => string;
    readonly from: (place: At<I>) => string;
    readonly to: (place: At<I>) => string;
    /** Whether it is said how a card lies there; what is shuffled lies face down anyway. */
    readonly lies: boolean;
  };
};

export type CardMoveWords = {
  readonly places: PlaceWords;
  readonly known: (card: string, from: string) => string;
  readonly nthOfDeck: (nth: number, from: string) => string;
  readonly drawn: (from: string) => string;
  readonly all: (from: string) => string;
  readonly faceUp: string;
  readonly faceDown: string;
};

const SUITS: { readonly [suit: string]: string } = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** `Kd` as it is printed: `K♦`. */
export const printedCard = (card: string): string => card.slice(0, 1) + (SUITS[card.slice(1)] ?? card.slice(1));

/** One card's way, as it is called to a dealer. */
export const sayCardMove =
  ({ places, ...words }: CardMoveWords) =>
  ({ card, from, to, faceUp }: CardMove): string => {
    // each place carries its own words, the types of which are tied by its name
    const say = (place: CardPlace, form: 'one' | 'from' | 'to'): string =>
      (places[place.is][form] as (place: CardPlace) => string)(place);
    const subject = (): string => {
      switch (card.is) {
        case 'known':
          return words.known(printedCard(card.card), say(from, 'from'));
        case 'nthOfDeck':
          return words.nthOfDeck(card.nth, say(from, 'from'));
        case 'drawn':
          return words.drawn(say(from, 'from'));
        case 'all':
          return words.all(say(from, 'from'));
        case 'one':
          return say(from, 'one');
      }
    };
    const lies = places[to.is].lies ? `, ${faceUp ? words.faceUp : words.faceDown}` : '';
    return `${subject()} ${say(to, 'to')}${lies}.`;
  };
