/** Places, and the hand-for-hand play that keeps them apart. */
export type PlacePolicies = {
  /** Seats at the final table. */
  'tables.finalTableSeats': 'allDrawn';
  /** League points of a shared place. */
  'elimination.sharedPoints': 'average' | 'betterPlace';
  /** Places of those still in when a timed game ends. */
  'elimination.timeLimitPlaces': 'chipCount';
  /** More players go out together than paid places remain. */
  'elimination.lastPaidShared': 'shareEqually';
  /** When hand-for-hand is played. */
  'handForHand.when': 'managementDecides' | 'onePlaceBeforeMoney';
  /** When it ends. */
  'handForHand.end': 'managementDecides' | 'goalReached';
  /** What stops. */
  'handForHand.pause': 'finishedTableWaits' | 'calledAllInFreezes';
  /** When places are told. */
  'handForHand.placing': 'afterAllTables';
  /** The clock during hand-for-hand: so many minutes are taken off for each hand. */
  'handForHand.clock':
    | { readonly is: 'minutesPerHand'; readonly minutes: number; readonly atMost: number }
    | { readonly is: 'runs' }
    | { readonly is: 'stands' };
};
