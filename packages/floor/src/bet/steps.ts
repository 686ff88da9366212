import type { TurnSteps } from './turns/steps.ts';

/** What dealer and floor do at the bet: message keys with their values, in chips. */
export type BetSteps = TurnSteps & {
  /** The player puts in what is missing. */
  addChips: { readonly amount: number };
  /** So much goes back to the player. */
  returnChips: { readonly amount: number };
  askCompleteOrFold: { readonly add: number; readonly lost: number };
};
