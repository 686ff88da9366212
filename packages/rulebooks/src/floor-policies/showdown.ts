/** Turns, folds, showing cards and disputes, beyond what one hand needs. */
export type ShowdownFloorPolicies = {
  /** Whether an action out of turn that nothing has changed binds by itself or may be held to. */
  'betting.outOfTurnHeld': 'binds' | 'floorMayHold';
  /** What holds when the amount told to the caller was far from the real one. */
  'betting.grossMiscount': 'callerBears' | 'floorMayLimit';
  /** What holds when the bettor has shown before the amount of the call was right. */
  'betting.bettorShowsEarly': 'ownFault' | 'noEffect';
  /** What holds when a player lets it be seen that he is going to fold. */
  'declarations.foldSignal': 'forbidden' | 'discouraged';
  /** From when an unprotected hand that the dealer takes in is lost. */
  'pots.unprotectedHandLostWhen': 'taken' | 'touchedMuck';
  /** What holds for a pot that was paid out wrongly when its chips already lie among others. */
  'pots.mixedPayout': 'recounted' | 'stands';
  /** How it is judged when a player exposes cards by accident once more. */
  'showdown.exposedAgain': 'asOnPurpose' | 'asByAccident';
  /** Who shows after the first at a showdown. */
  'showdown.othersShow': 'inTurn' | 'ifClaiming';
  /** Whether players must keep their cards until the winner is settled. */
  'showdown.keepCards': 'untilWinnerSettled' | 'noDuty';
};
