import type { Instant } from '@riffle/aggregate';
import { type FactsAsked, readFacts } from '@riffle/floor';
import { type BookId, type Edition, findImprint, imprints } from '@riffle/rulebooks';
import { type LevelGame, type PinnedSetup, readClock, type TableId, type TournamentView } from '@riffle/tournament';
import type { NamedBook } from '../../shelf/named-book.ts';
import type { Given } from '../facts/fact-sheet.ts';

/** What is known of a table before anything happens there: starting values for the facts. */
export type KnownTable = {
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly players?: number;
  readonly buttonSeat?: number;
  /** Players at each table that is in play, the next to break first; and how many seats a table has. */
  readonly tables?: readonly number[];
  readonly seats?: number;
  /** What is dealt, where the level of a mixed event names it. */
  readonly levelGame?: LevelGame;
};

/** Until somebody has said otherwise on this device. */
export const USUAL_TABLE: KnownTable = { smallBlind: 100, bigBlind: 200, ante: 0 };

/** What is asked: a rulebook that is on the shelf or a house's, and an occasion that it knows. */
export type AskedBook = {
  readonly book: NamedBook;
  readonly occasion?: string;
  /** The night that keeps it. */
  readonly night?: PinnedSetup;
};

type FindBook = (id: BookId, edition?: Edition) => NamedBook | undefined;

/** `undefined` where there is no such rulebook, or not in this edition; an occasion that it does not know is left out. */
export function askedBook(
  id: BookId | undefined,
  occasion?: string,
  edition?: Edition,
  find: FindBook = findImprint,
): AskedBook | undefined {
  const book = id === undefined ? undefined : find(id, edition);
  if (book === undefined) return undefined;
  const known = book.occasions.some((one) => one.id === occasion);
  return { book, ...(known && occasion !== undefined && { occasion }) };
}

export function firstBook(): NamedBook {
  const [first] = imprints;
  if (first === undefined) throw new Error('the shelf is empty');
  return first;
}

/** The night as the table sees it now; a table's own figures only where one is named. */
export function tableOfNight(view: TournamentView, now: Instant, table?: TableId): KnownTable | undefined {
  const { blinds } = readClock(view.clock, view.setup.levels, now, view.countdown);
  if (blinds === undefined) return undefined;
  const sizes = Object.values(view.tables)
    .filter(({ players }) => players > 0)
    .toSorted((a, b) => a.breaksAs - b.breaksAs)
    .map(({ players }) => players);
  const at = table === undefined ? undefined : view.tables[table];
  return {
    smallBlind: blinds.smallBlind,
    bigBlind: blinds.bigBlind,
    ante: blinds.ante,
    ...(blinds.game !== undefined && { levelGame: blinds.game }),
    ...(at !== undefined && at.players >= 2 && { players: at.players }),
    ...(sizes.length > 1 && { tables: sizes, seats: view.setup.seatsPerTable }),
    ...(at?.positions?.button !== undefined && { buttonSeat: at.positions.button }),
  };
}

/** The same as facts, by the names that every kind of incident uses for them. */
export function factsOfTable({ levelGame, ...table }: KnownTable, asked: FactsAsked = {}): Given {
  const { game } = asked;
  const word = game && levelGame && GAME_WORDS[levelGame].find((one) => readFacts({ known: game }, { known: one }).ok);
  return { ...table, ...(word !== undefined && { game: word }) };
}

/** The words that incidents have for a game, the most exact first. */
const GAME_WORDS: { readonly [G in LevelGame]: readonly string[] } = {
  holdem: ['holdem', 'flop'],
  shortDeck: ['holdem', 'flop'],
  omaha: ['omaha', 'flop'],
  omahaHiLo: ['hiLo', 'omaha', 'flop'],
  stud: ['stud'],
  studHiLo: ['stud'],
  razz: ['razz', 'stud'],
  singleDraw: [],
  tripleDraw: [],
  badugi: [],
};
