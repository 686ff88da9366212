import type { Rank } from '@riffle/cards';
import type { HandWords } from './hand-words.ts';

const one: { readonly [R in Rank]: string } = {
  '2': 'Two',
  '3': 'Three',
  '4': 'Four',
  '5': 'Five',
  '6': 'Six',
  '7': 'Seven',
  '8': 'Eight',
  '9': 'Nine',
  T: 'Ten',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  A: 'Ace',
};
const many = (rank: Rank): string => (rank === '6' ? 'Sixes' : `${one[rank]}s`);
const list = (ranks: readonly Rank[]): string => ranks.map((rank) => one[rank]).join(', ');
const withKickers = (ranks: readonly Rank[]): string => (ranks.length === 0 ? '' : ` with ${list(ranks)}`);
const HELD = ['', 'One card', 'Two cards', 'Three cards', 'Badugi'];

export const en: HandWords = {
  royalFlush: () => 'Royal Flush',
  straightFlush: ({ top }) => `Straight Flush to the ${one[top]}`,
  quads: ({ of, kickers }) => `Four of a Kind, ${many(of)}${withKickers(kickers)}`,
  fullHouse: ({ of, over }) => `Full House, ${many(of)} over ${many(over)}`,
  flush: ({ ranks }) => `Flush${withKickers(ranks)}`,
  straight: ({ top }) => `Straight to the ${one[top]}`,
  trips: ({ of, kickers }) => `Three of a Kind, ${many(of)}${withKickers(kickers)}`,
  twoPair: ({ of, and, kickers }) => `Two Pair, ${many(of)} and ${many(and)}${withKickers(kickers)}`,
  pair: ({ of, kickers }) => `Pair of ${many(of)}${withKickers(kickers)}`,
  highCard: ({ ranks }) => `High Card ${list(ranks.slice(0, 1))}${withKickers(ranks.slice(1))}`,
  low: ({ ranks }) =>
    `${ranks
      .slice(0, 2)
      .map((rank) => one[rank])
      .join('-')} Low${withKickers(ranks.slice(2))}`,
  badugi: ({ ranks }) => `${HELD[ranks.length] ?? ''}: ${list(ranks)}`,
  noLow: () => 'No Low',
};
