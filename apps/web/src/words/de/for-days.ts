import { days } from './days.ts';

/** Turniere über mehrere Tage, und das Ende eines Tages. */
export const ofDays = { days };
