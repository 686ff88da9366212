import { bettingLimitKinds } from './betting-limit-kinds.ts';
import { turnKinds } from './turns/kinds.ts';
import { wagerKinds } from './wager-kinds.ts';

/** What goes wrong at the bet. */
export const betKinds = { ...wagerKinds, ...turnKinds, ...bettingLimitKinds };

export type BetKinds = typeof betKinds;
