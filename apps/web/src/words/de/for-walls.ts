import { walls } from './walls.ts';

/** How a club chooses what its walls say and show. */
export const ofWalls = { walls };
