import type { Rank } from '@riffle/cards';
import type { HandWords } from './hand-words.ts';

const one: { readonly [R in Rank]: string } = {
  '2': 'Zwei',
  '3': 'Drei',
  '4': 'Vier',
  '5': 'Fünf',
  '6': 'Sechs',
  '7': 'Sieben',
  '8': 'Acht',
  '9': 'Neun',
  T: 'Zehn',
  J: 'Bube',
  Q: 'Dame',
  K: 'König',
  A: 'Ass',
};
const many: { readonly [R in Rank]: string } = {
  '2': 'Zweien',
  '3': 'Dreien',
  '4': 'Vieren',
  '5': 'Fünfen',
  '6': 'Sechsen',
  '7': 'Siebenen',
  '8': 'Achten',
  '9': 'Neunen',
  T: 'Zehnen',
  J: 'Buben',
  Q: 'Damen',
  K: 'Könige',
  A: 'Asse',
};
const upTo = (rank: Rank): string => {
  if (rank === 'J') return 'bis zum Buben';
  return rank === 'K' || rank === 'A' ? `bis zum ${one[rank]}` : `bis zur ${one[rank]}`;
};
const list = (ranks: readonly Rank[]): string => ranks.map((rank) => one[rank]).join(', ');
/** After „mit“ the jack is declined. */
const withKickers = (ranks: readonly Rank[]): string =>
  ranks.length === 0 ? '' : ` mit ${ranks.map((rank) => (rank === 'J' ? 'Buben' : one[rank])).join(', ')}`;
const HELD = ['', 'Eine Karte', 'Zwei Karten', 'Drei Karten', 'Badugi'];

export const de: HandWords = {
  royalFlush: () => 'Royal Flush',
  straightFlush: ({ top }) => `Straight Flush ${upTo(top)}`,
  quads: ({ of, kickers }) => `Vierling ${many[of]}${withKickers(kickers)}`,
  fullHouse: ({ of, over }) => `Full House, ${many[of]} über ${many[over]}`,
  flush: ({ ranks }) => `Flush${withKickers(ranks)}`,
  straight: ({ top }) => `Straße ${upTo(top)}`,
  trips: ({ of, kickers }) => `Drilling ${many[of]}${withKickers(kickers)}`,
  twoPair: ({ of, and, kickers }) => `Zwei Paare, ${many[of]} und ${many[and]}${withKickers(kickers)}`,
  pair: ({ of, kickers }) => `Paar ${many[of]}${withKickers(kickers)}`,
  highCard: ({ ranks }) => `Höchste Karte ${list(ranks.slice(0, 1))}${withKickers(ranks.slice(1))}`,
  low: ({ ranks }) =>
    `${ranks
      .slice(0, 2)
      .map((rank) => one[rank])
      .join('-')}-Low${withKickers(ranks.slice(2))}`,
  badugi: ({ ranks }) => `${HELD[ranks.length] ?? ''}: ${list(ranks)}`,
  noLow: () => 'Kein Low',
};
