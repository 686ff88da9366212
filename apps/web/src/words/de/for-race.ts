import { race } from './race.ts';

/** Small chips that leave play. */
export const ofRace = { race };
