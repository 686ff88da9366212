import type { Joined } from '../joined.ts';
import type { TurnReasons } from './turns/reasons.ts';
import type { WagerReasons } from './wager-reasons.ts';

/** Facts and sums that decide at the bet: message keys with their values, in chips. */
export type BetReasons = Joined<{ wagers: WagerReasons; turns: TurnReasons }>;
