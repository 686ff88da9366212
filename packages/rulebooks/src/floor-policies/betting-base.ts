import type { BettingFloorPolicies } from './betting.ts';

/** Common practice where a rulebook is silent. */
export const bettingBase: BettingFloorPolicies = {
  'betting.wordWithChip': 'tooLate',
  'betting.nonStandardWords': 'smallestMeaning',
  'betting.clearGestures': 'binding',
  'betting.stringBetCalledBy': 'dealerConfirmsPlayers',
};
