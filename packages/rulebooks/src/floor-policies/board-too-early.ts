/** Board cards that are shown before the betting of the round is complete. */
export type BoardTooEarlyPolicies = {
  'dealing.prematureFlop': 'reshuffle';
  'dealing.prematureTurn': 'reshuffleNow' | 'riverBecomesTurn';
  'dealing.prematureRiver': 'reshuffle';
  /** Whether the cards are shuffled back at once or once the betting is complete. */
  'dealing.prematureCorrected': 'atOnce' | 'afterBetting';
  /** Whether the cards stand after all if everybody who still had to act folds. */
  'dealing.prematureIfAllFold': 'neverStand' | 'stand';
  /** From when on cards that came wrongly count as dealt. */
  'dealing.wrongBoardStands': 'substantialAction' | 'never';
};
