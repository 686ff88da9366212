/** What is said and put in at the bet, beyond what one hand needs. */
export type BettingFloorPolicies = {
  /** Whether a raise counts that is announced in the very moment in which a single chip lands. */
  'betting.wordWithChip': 'counts' | 'tooLate';
  /** What words and gestures are that are not the usual ones. */
  'betting.nonStandardWords': 'smallestMeaning' | 'notBinding';
  /** What an act is that is clear without a word: the tap for a check, cards pushed away. */
  'betting.clearGestures': 'binding' | 'notBinding';
  /** Who finds that chips came in several motions. */
  'betting.stringBetCalledBy': 'dealer' | 'dealerConfirmsPlayers';
};
