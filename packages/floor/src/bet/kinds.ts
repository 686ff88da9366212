import { turnKinds } from './turns/kinds.ts';
import { undercall } from './undercall.ts';

/** What goes wrong at the bet. */
export const betKinds = { undercall, ...turnKinds };

export type BetKinds = typeof betKinds;
