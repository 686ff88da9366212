import type { LevelGame, Limit } from '@riffle/tournament';
import { formatBlinds } from './figures.ts';
import type { Language } from './language.ts';

/** Players call them so in both languages. */
const GAMES: { readonly [G in LevelGame]: string } = {
  holdem: 'Hold’em',
  shortDeck: 'Short Deck',
  omaha: 'Omaha',
  omahaHiLo: 'Omaha Hi-Lo',
  stud: 'Stud',
  studHiLo: 'Stud Hi-Lo',
  razz: 'Razz',
  singleDraw: '2-7 Single Draw',
  tripleDraw: '2-7 Triple Draw',
  badugi: 'Badugi',
};
const LIMITS: { readonly [L in Limit]: string } = { noLimit: 'NL', potLimit: 'PL', fixedLimit: 'FL' };

type Named = {
  readonly game?: LevelGame | undefined;
  readonly limit?: Limit | undefined;
  /** So many at a table at most. */
  readonly seats?: number | undefined;
};

/** What is dealt in a level, and at how large tables where it says so, `PL Omaha 6-max`; nothing where it names no game. */
export const formatGame = ({ game, limit, seats }: Named): string =>
  [
    game === undefined ? '' : (limit === undefined ? '' : `${LIMITS[limit]}\u00A0`) + GAMES[game],
    seats === undefined ? '' : `${String(seats)}-max`,
  ]
    .filter((part) => part !== '')
    .join(' ');

/** A level as it stands in a list: its game where it names one, and its blinds. */
export const formatLevel = (level: Named & Parameters<typeof formatBlinds>[0], language: Language): string =>
  `${formatGame(level)} ${formatBlinds(level, language)}`.trim();

/** Written as a voice reads it right. */
const SAID: { readonly [G in LevelGame]?: string } = {
  omahaHiLo: 'Omaha Hi Lo',
  studHiLo: 'Stud Hi Lo',
  singleDraw: 'Deuce to Seven Single Draw',
  tripleDraw: 'Deuce to Seven Triple Draw',
};
const LIMITS_SAID: { readonly [L in Limit]: string } = {
  noLimit: 'No Limit',
  potLimit: 'Pot Limit',
  fixedLimit: 'Fixed Limit',
};

/** What is dealt in a level, as it is called out: `Pot Limit Omaha`; nothing where it names no game. */
export const sayGame = ({ game, limit }: Named): string =>
  game === undefined ? '' : `${limit === undefined ? '' : LIMITS_SAID[limit]} ${SAID[game] ?? GAMES[game]}`.trim();
