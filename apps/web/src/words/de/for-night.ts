import { desk } from './desk.ts';

/** A night that is run. */
export const night = { desk };
