/** Games that a level of a mixed event may name. */
export const LEVEL_GAMES = [
  'holdem',
  'shortDeck',
  'omaha',
  'omahaHiLo',
  'stud',
  'studHiLo',
  'razz',
  'singleDraw',
  'tripleDraw',
  'badugi',
] as const;
export type LevelGame = (typeof LEVEL_GAMES)[number];

/** How much may be bet; in fixed limit the bets are the big blind and twice that, also where nobody posts it. */
export const LIMITS = ['noLimit', 'potLimit', 'fixedLimit'] as const;
export type Limit = (typeof LIMITS)[number];

/** Games in which the lowest or highest card brings it in and nobody posts blinds. */
export const bringsIn = (game: LevelGame | undefined): boolean =>
  game === 'stud' || game === 'studHiLo' || game === 'razz';
