import type { BetSizePolicies } from './hand-policies/bet-sizes.ts';
import type { ButtonPolicies } from './hand-policies/button.ts';
import type { DeclaredBetPolicies } from './hand-policies/declared-bets.ts';
import type { PotPolicies } from './hand-policies/pots.ts';
import type { ShowdownPolicies } from './hand-policies/showdown.ts';
import type { TurnPolicies } from './hand-policies/turns-and-folds.ts';

/** The policies that one hand of poker asks for. */
export type HandPolicies = BetSizePolicies &
  DeclaredBetPolicies &
  TurnPolicies &
  PotPolicies &
  ShowdownPolicies &
  ButtonPolicies;
