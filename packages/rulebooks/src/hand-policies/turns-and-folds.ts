/** Whose turn it is, and when a hand is folded. */
export type TurnPolicies = {
  /** How much must have happened before a misdeal can no longer be called. */
  'dealing.substantialAction': 'twoWithChipsOrThree' | 'twoPlayersActed';
  /** What must happen in between for an action out of turn not to bind. */
  'betting.outOfTurnBindsIf': 'betOrRaise' | 'betCallOrRaise';
  /** Whether a fold out of turn binds. */
  'betting.outOfTurnFold': 'alwaysBinding' | 'ifUnchanged';
  /** What a player may do whose action out of turn no longer binds. */
  'betting.outOfTurnReleased': 'allOptions' | 'noRaiseAfterCheckOrCall';
  /** Whether the rule covers chips as well as words. */
  'betting.outOfTurnForm': 'wordsAndChips' | 'wordsOnly';
  /** When a skipped player loses the right to act. */
  'betting.skippedPlayer': 'substantialActionAndTime' | 'twoActions' | 'never';
  /** What a fold counts as where checking is possible. */
  'betting.foldWithoutBet': 'bindingPenaltyPossible' | 'binding';
  /** When cards thrown away are folded for good. */
  'betting.foldComplete': 'forwardMotionOrMuck' | 'muckTouched' | 'forwardMotionActedOn' | 'betLineFaceDown';
  /** Whether an identifiable folded hand may be brought back. */
  'betting.foldRetrieval': 'floorIfIdentifiable' | 'no';
};
