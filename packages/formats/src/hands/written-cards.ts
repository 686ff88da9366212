import type { SeenCard } from '@riffle/hand';

const CARD = /^(?:[2-9TJQKA][cdhs]|\?\?)$/;

export const isWrittenCards = (cards: readonly string[]): cards is readonly SeenCard[] =>
  cards.every((card) => CARD.test(card));
