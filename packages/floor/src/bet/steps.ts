import type { Joined } from '../joined.ts';
import type { TurnSteps } from './turns/steps.ts';
import type { WagerSteps } from './wager-steps.ts';

/** What dealer and floor do at the bet: message keys with their values, in chips. */
export type BetSteps = Joined<{ wagers: WagerSteps; turns: TurnSteps }>;
