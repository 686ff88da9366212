import { sayTime } from '../language/say-time.ts';

/** Nobody knows it to the minute. */
const FIVE = 300_000;

export const aboutFive = (at: number): string => sayTime(Math.round(at / FIVE) * FIVE);
