/** Leaving the table, devices, and what else goes on at it. */
export type AtTheTablePolicies = {
  /** A stack that is blinded off in the prizes. */
  'presence.blindedOffInMoney': 'keepsPrize';
  /** Whether staff try to reach a player who is missing at the start. */
  'presence.contactMissing': 'tried' | 'notAsked';
  /** Whether a player must announce that he leaves for longer. */
  'presence.leaveNotice': 'tellFloor' | 'no';
  /** Leaving the seat with a live hand. */
  'presence.leavingLiveHand': 'cautionThenPenalty' | 'forbidden' | 'penaltyIfFoldedByLeaving';
  /** Whether an all-in player may leave the table. */
  'presence.allInLeaves': 'no' | 'yes';
  /** Electronic devices. */
  'presence.devices': 'noneOnTable' | 'noTwoWay' | 'notInHand' | 'noneAtTable';
  /** Whether a player who reports for the organiser may use a device. */
  'presence.reporters': 'whenNotInHand' | 'asOthers';
  /** Devices at televised tables and at the final table of a main event. */
  'presence.devicesAtShowTables': 'none' | 'asElsewhere';
  /** What is done at once when players disagree. */
  'presence.dispute': 'stopAndCall';
  /** What holds for a player who did not hear, by music or otherwise by his own doing. */
  'presence.notHeard': 'ownRisk';
  /** Things that delay play or disturb others. */
  'presence.distraction': 'floorMayStop';
  'presence.spectators': 'oneMetreNotSeated' | 'allowedNotSeated';
  /** Eating at the table. */
  'presence.foodAtTable': 'unwelcome' | 'moderate';
  /** Smoking at the table. */
  'presence.smoking': 'forbidden' | 'houseRules';
  /** Whether a player who is out must report. */
  'presence.bustReport': 'atOnceToFloor' | 'selfEntryOrReport' | 'leaveTable' | 'no';
  /** Filming, photographs, hole cards on camera. */
  'presence.media': 'mustCooperate' | 'consentByEntry' | 'noRule';
};
