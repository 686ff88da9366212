import { undercall } from './undercall.ts';

/** What goes wrong at the bet. */
export const betKinds = { undercall };

export type BetKinds = typeof betKinds;
