import { type BettingStructure, findVariant, type Variant } from '@riffle/hand';

const LIMITS = { noLimit: 'No Limit', potLimit: 'Pot Limit', fixedLimit: 'Limit' } as const satisfies Record<
  BettingStructure,
  string
>;

/** Longer names first: `Omaha` is a part of others. */
const GAMES: readonly (readonly [name: string, id: (limit: string) => string])[] = [
  ['5 Card Omaha Hi/Lo', (limit) => `${limit}-omaha-hi-lo-5`],
  ['6 Card Omaha Hi/Lo', (limit) => `${limit}-omaha-hi-lo-6`],
  ['5 Card Omaha', (limit) => `${limit}-omaha-5`],
  ['6 Card Omaha', (limit) => `${limit}-omaha-6`],
  ['Omaha Hi/Lo', (limit) => `${limit}-omaha-hi-lo-4`],
  ['Omaha', (limit) => `${limit}-omaha-4`],
  ["6+ Hold'em", (limit) => `${limit}-short-deck`],
  ["Hold'em", (limit) => `${limit}-holdem`],
  ['7 Card Stud Hi/Lo', (limit) => `${limit}-stud-hi-lo`],
  ['7 Card Stud', (limit) => `${limit}-stud`],
  ['Razz', (limit) => `${limit}-razz`],
  ['Triple Draw 2-7 Lowball', (limit) => `${limit}-triple-draw-27`],
  ['Single Draw 2-7 Lowball', (limit) => `${limit}-single-draw-27`],
  ['Badugi', (limit) => `${limit}-badugi`],
];

/** `undefined` for a game that the room has no name for. */
export function starsGameOf({ id, structure }: Variant): string | undefined {
  const limit = structure === 'noLimit' ? 'no-limit' : structure === 'potLimit' ? 'pot-limit' : 'limit';
  const game = GAMES.find(([, idOf]) => idOf(limit) === id);
  return game && `${game[0]} ${LIMITS[structure]}`;
}

/** The game that a headline names. */
export function variantInHeadline(headline: string): Variant | undefined {
  const game = GAMES.find(([name]) => headline.includes(name));
  const limit = /No Limit/.test(headline) ? 'no-limit' : /Pot Limit/.test(headline) ? 'pot-limit' : 'limit';
  return game && findVariant(game[1](limit));
}

/** How a street's headline reads; the first stands before the cards are dealt. */
const STREETS = {
  preflop: 'HOLE CARDS',
  flop: 'FLOP',
  turn: 'TURN',
  river: 'RIVER',
  third: '3rd STREET',
  fourth: '4th STREET',
  fifth: '5th STREET',
  sixth: '6th STREET',
  seventh: 'RIVER',
  predraw: 'DEALING HANDS',
  firstDraw: 'FIRST DRAW',
  secondDraw: 'SECOND DRAW',
  thirdDraw: 'THIRD DRAW',
} as const;
export const streetTitles = ({ streets }: Variant): readonly string[] => streets.map(({ name }) => STREETS[name]);

/** Boards beyond the first are told by these words before the street. */
export const RUNS = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'] as const;
