import { type Card, parseCard } from '@riffle/cards';

/** Cards written one after another, with or without spaces or commas: `AsKd`, `As Kd`, `as,kd`, `10s` for `Ts`. */
export function readCards(written: string): readonly Card[] | undefined {
  const text = written.replaceAll('10', 'T').replace(/[\s,]/g, '');
  if (text.length % 2 !== 0) return undefined;
  const cards: Card[] = [];
  for (const [two] of text.matchAll(/../g)) {
    const card = parseCard(`${two.charAt(0).toUpperCase()}${two.charAt(1).toLowerCase()}`);
    if (card === undefined) return undefined;
    cards.push(card);
  }
  return cards;
}

/** The first card that is there twice. */
export const firstTwice = (cards: readonly Card[]): Card | undefined =>
  cards.find((card, nth) => cards.indexOf(card) !== nth);
