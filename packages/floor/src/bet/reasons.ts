import type { TurnReasons } from './turns/reasons.ts';

/** Facts and sums that decide at the bet: message keys with their values, in chips. */
export type BetReasons = TurnReasons & {
  missingFromCall: { readonly add: number; readonly toFace: number };
};
