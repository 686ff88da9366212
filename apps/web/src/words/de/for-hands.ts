import { hands } from './hands.ts';

/** Hands that are replayed and counted. */
export const ofHands = { hands };
