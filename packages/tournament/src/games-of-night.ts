import { bringsIn, type LevelGame } from './level-game.ts';
import type { Game, Setup } from './setup.ts';

/** All that is dealt in a night: its own game where a level names no other, and those that levels name. */
export function gamesOf({ game, levels }: Pick<Setup, 'game' | 'levels'>): readonly Game[] {
  const named = levels.flatMap((level) =>
    level.kind === 'play' ? [(level.game && kindOfGame(level.game)) ?? game] : [],
  );
  return named.length === 0 ? [game] : [...new Set(named)];
}

/** What the rulebooks tell apart; a draw game is none of those, and goes by the night's own. */
function kindOfGame(game: LevelGame): Game | undefined {
  if (bringsIn(game)) return 'stud';
  if (game === 'omaha' || game === 'omahaHiLo') return 'omaha';
  return game === 'holdem' || game === 'shortDeck' ? 'holdem' : undefined;
}
