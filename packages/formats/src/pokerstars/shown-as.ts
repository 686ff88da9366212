import { type Card, type HandName, nameHand, type Rank, type Ranking, rankBy, toCode } from '@riffle/cards';
import type { SeenCard, Variant } from '@riffle/hand';

const RANKS: { readonly [R in Rank]: string } = {
  2: 'Deuce',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
  T: 'Ten',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  A: 'Ace',
};
const BELOW: { readonly [R in Rank]: Rank } = {
  2: 'A',
  3: 'A',
  4: 'A',
  5: 'A',
  6: '2',
  7: '3',
  8: '4',
  9: '5',
  T: '6',
  J: '7',
  Q: '8',
  K: '9',
  A: 'T',
};
const many = (rank: Rank): string => `${RANKS[rank]}${rank === '6' ? 'es' : 's'}`;

/** What the room calls a hand; nothing where it is not whole, or a game that it names otherwise. */
export function shownAs(
  { best, low, deck }: Variant,
  hole: readonly SeenCard[],
  board: readonly SeenCard[],
): string | undefined {
  if (best === 'badugi' || best === 'deuceToSeven' || best === 'aceToFive' || deck === 'short') return undefined;
  const known = isKnown(hole) && isKnown(board) && hole.length + board.length >= 7;
  if (!known) return undefined;
  const high = phrase(nameOf(best, hole, board));
  if (low === 'none') return high;
  const its = nameOf(low, hole, board);
  return its.kind === 'low' ? `HI: ${high}; LO: ${its.ranks.map(lowRank).join(',')}` : `HI: ${high}`;
}

const isKnown = (cards: readonly SeenCard[]): cards is readonly Card[] => !cards.includes('??');
const lowRank = (rank: Rank): string => (rank === 'T' ? '10' : rank);

const nameOf = (ranking: Ranking, hole: readonly Card[], board: readonly Card[]): HandName =>
  nameHand(ranking, rankBy[ranking](hole.map(toCode), board.map(toCode)));

function phrase(name: HandName): string {
  switch (name.kind) {
    case 'royalFlush':
      return 'a Royal Flush';
    case 'straightFlush':
      return `a straight flush, ${RANKS[BELOW[name.top]]} to ${RANKS[name.top]}`;
    case 'quads':
      return `four of a kind, ${many(name.of)}`;
    case 'fullHouse':
      return `a full house, ${many(name.of)} full of ${many(name.over)}`;
    case 'flush':
      return `a flush, ${highest(name.ranks)} high`;
    case 'straight':
      return `a straight, ${RANKS[BELOW[name.top]]} to ${RANKS[name.top]}`;
    case 'trips':
      return `three of a kind, ${many(name.of)}`;
    case 'twoPair':
      return `two pair, ${many(name.of)} and ${many(name.and)}`;
    case 'pair':
      return `a pair of ${many(name.of)}`;
    case 'highCard':
    case 'low':
    case 'badugi':
    case 'noLow':
      return `high card ${'ranks' in name ? highest(name.ranks) : ''}`;
  }
}

const highest = ([first]: readonly Rank[]): string => (first === undefined ? '' : RANKS[first]);
