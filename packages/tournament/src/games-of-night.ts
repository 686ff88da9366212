import { bringsIn, type LevelGame } from './level-game.ts';
import type { Game, Setup } from './setup.ts';

/** All that is dealt in a night: its own game where a level names no other, and those that levels name. */
export function gamesOf({ game, levels }: Pick<Setup, 'game' | 'levels'>): readonly Game[] {
  const named = levels.flatMap((level) =>
    level.kind === 'play' ? [(level.game && kindOfGame(level.game)) ?? game] : [],
  );
  return named.length === 0 ? [game] : [...new Set(named)];
}

/** Those that are dealt at a table as large as it is: a level that says how many sit at a table is not among them. */
export function gamesAtFullTables({ game, levels }: Pick<Setup, 'game' | 'levels'>): readonly Game[] {
  const full = levels.filter((level) => level.kind === 'play' && level.seats === undefined);
  return gamesOf({ game, levels: full });
}

/** How many each level that says it seats at a table, and what it deals. */
export const seatsByGame = ({ game, levels }: Pick<Setup, 'game' | 'levels'>) =>
  levels.flatMap((level) =>
    level.kind === 'play' && level.seats !== undefined
      ? [{ seats: level.seats, game: (level.game && kindOfGame(level.game)) ?? game }]
      : [],
  );

/** What the rulebooks tell apart; a draw game is none of those, and goes by the night's own. */
export function kindOfGame(game: LevelGame): Game | undefined {
  if (bringsIn(game)) return 'stud';
  if (game === 'omaha' || game === 'omahaHiLo') return 'omaha';
  return game === 'holdem' || game === 'shortDeck' ? 'holdem' : undefined;
}
