import { points } from './points.ts';

/** For what somebody has his points. */
export const ofPoints = { points };
