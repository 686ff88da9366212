import type { DealtGame } from './dealt-game.ts';

const fixed = (game: DealtGame['game']): DealtGame => ({ game, limit: 'fixedLimit' });

/** Rotations that clubs know by a name: each level deals the next of them. */
export const READY_MIXES = {
  horse: (['holdem', 'omahaHiLo', 'razz', 'stud', 'studHiLo'] as const).map(fixed),
  eightGame: [
    ...(['tripleDraw', 'holdem', 'omahaHiLo', 'razz', 'stud', 'studHiLo'] as const).map(fixed),
    { game: 'holdem', limit: 'noLimit' },
    { game: 'omaha', limit: 'potLimit' },
  ],
  holdemOmaha: [
    { game: 'holdem', limit: 'noLimit' },
    { game: 'omaha', limit: 'potLimit' },
  ],
} as const satisfies { readonly [name: string]: readonly DealtGame[] };
export type ReadyMix = keyof typeof READY_MIXES;
