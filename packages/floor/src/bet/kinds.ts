import { joined } from '../joined.ts';
import { bettingLimitKinds } from './betting-limit-kinds.ts';
import { turnKinds } from './turns/kinds.ts';
import { wagerKinds } from './wager-kinds.ts';

/** What goes wrong at the bet. */
export const betKinds = joined({ wagers: wagerKinds, turns: turnKinds, limits: bettingLimitKinds });

export type BetKinds = typeof betKinds;
