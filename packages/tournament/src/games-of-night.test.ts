import { toChips } from '@riffle/cards';
import { rulebooks } from '@riffle/rulebooks';
import { expect, it } from 'vitest';
import { gamesOf } from './games-of-night.ts';
import type { LevelGame } from './level-game.ts';
import { finalTableSize } from './seating/final-table-size.ts';
import { seatLimit } from './seating/seat-limit.ts';
import type { Setup } from './setup.ts';
import { minutes, type PlayLevel } from './structure.ts';
import { checkTableSize } from './table-size.ts';

const level: PlayLevel = {
  kind: 'play',
  duration: minutes(20),
  smallBlind: toChips(100),
  bigBlind: toChips(200),
  ante: toChips(0),
  anteForm: 'none',
};
const nightOf = (games: readonly (LevelGame | undefined)[], book = 'oepbl'): Setup => {
  const { id, edition } = rulebooks.find((one) => one.id === book) as (typeof rulebooks)[number];
  return {
    name: 'Mixed',
    rulebook: { id, edition },
    game: 'holdem',
    startingStack: toChips(10_000),
    seatsPerTable: 9,
    levels: games.map((game) => ({ ...level, ...(game && { game }) })),
    prizes: [],
    currency: 'EUR',
  };
};

it('a night plays its own game, and those that its levels name; a draw game is none that rulebooks tell apart', () => {
  expect(gamesOf(nightOf([]))).toEqual(['holdem']);
  expect(gamesOf(nightOf([undefined, 'tripleDraw', 'shortDeck']))).toEqual(['holdem']);
  expect(gamesOf(nightOf(['omahaHiLo', 'razz', 'studHiLo']))).toEqual(['omaha', 'stud']);
  expect(gamesOf(nightOf([undefined, 'omaha', 'holdem']))).toEqual(['holdem', 'omaha']);
});

it('a table of a mixed event has no more seats than any of its games allows', () => {
  for (const book of rulebooks.map(({ id }) => id)) {
    const seats = (games: readonly (LevelGame | undefined)[]) => seatLimit(nightOf(games, book));
    expect(seats([undefined, 'razz'])).toBe(Math.min(seats([undefined]), seats(['razz'])));
    const most = (games: readonly (LevelGame | undefined)[]) =>
      Array.from({ length: 11 }, (_, no) => 12 - no).find(
        (count) => checkTableSize(nightOf(games, book), count, 'allTables') === undefined,
      );
    expect(most([undefined, 'stud'])).toBe(Math.min(most([undefined]) ?? 0, most(['stud']) ?? 0));
    const final = (games: readonly (LevelGame | undefined)[]) => finalTableSize(nightOf(games, book)).size;
    expect(final([undefined, 'omaha', 'stud'])).toBe(Math.min(final([undefined]), final(['omaha']), final(['stud'])));
  }
});
