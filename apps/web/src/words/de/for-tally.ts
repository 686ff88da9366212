import { tally } from './tally.ts';

/** What counts a night without names and seats. */
export const ofTally = { tally };
