import type { SeatNo } from '@riffle/table';

/**
 * What a seat does that has to act: less than zero folds, zero checks or calls, anything else is the whole bet of the
 * round. `max` is 0 where it may not bet or raise.
 */
export type Choose = (seat: SeatNo, toCall: number, min: number, max: number) => number;

export const FOLD = -1;
export const STAY = 0;
