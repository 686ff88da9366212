import type { EquityGame } from '@riffle/cards';
import { findVariant, type Variant } from '@riffle/hand';

/** The short names of games; for ranking and equities the limits do not matter. */
const GAMES = {
  holdem: 'no-limit-holdem',
  'short-deck': 'no-limit-short-deck',
  omaha: 'pot-limit-omaha-4',
  'omaha-5': 'pot-limit-omaha-5',
  'omaha-6': 'pot-limit-omaha-6',
  'omaha-hi-lo': 'pot-limit-omaha-hi-lo-4',
  'omaha-hi-lo-5': 'pot-limit-omaha-hi-lo-5',
  'omaha-hi-lo-6': 'pot-limit-omaha-hi-lo-6',
  stud: 'limit-stud',
  'stud-hi-lo': 'limit-stud-hi-lo',
  razz: 'limit-razz',
  'draw-27': 'no-limit-single-draw-27',
  badugi: 'limit-badugi',
} as const;
export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

export function findGame(name: string): Variant | undefined {
  return Object.hasOwn(GAMES, name) ? findVariant(GAMES[name as keyof typeof GAMES]) : undefined;
}

export function equityGameOf({ best, low, deck, streets }: Variant): EquityGame {
  const own = streets.reduce((sum, { hole }) => sum + hole.length, 0);
  const board = streets.reduce((sum, street) => sum + street.board, 0);
  return { high: best, low, own, board, deck };
}
