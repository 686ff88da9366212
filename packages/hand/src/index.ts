export { decide, type HandContext, play } from './decide.ts';
export { evolve, happen } from './evolve.ts';
export { type Hand, type HandInPlay, initialHand, newHand } from './hand.ts';
