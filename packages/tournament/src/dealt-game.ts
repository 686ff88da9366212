import type { LevelGame, Limit } from './level-game.ts';
import type { Setup } from './setup.ts';
import { seatsOfGame } from './table-size.ts';

/** What a level of a mixed event deals, and how many sit at a table then; absent = as many as it has. */
export type DealtGame = { readonly game: LevelGame; readonly limit?: Limit; readonly seats?: number };

/** With the table sizes that these games want under this rulebook. */
export const atTheirTables = (games: readonly DealtGame[], setup: Setup): readonly DealtGame[] =>
  games.map((one) => {
    const seats = seatsOfGame(setup, one.game);
    return { ...one, ...(seats !== undefined && { seats }) };
  });
