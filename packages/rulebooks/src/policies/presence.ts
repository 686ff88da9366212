import { count, levels, minutes, oneOf, optional, times, ways } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const presence = {
  /** A player not at his seat by then has a dead hand. */
  'presence.atSeatMoment': oneOf(['firstCard', 'dealComplete'], { usual: 'dealComplete' }),
  /** When a player counts as present. */
  'presence.atSeatMeaning': oneOf(['seated', 'withinReach'], { usual: 'withinReach' }),
  /** When the hand of an absent player leaves play. */
  'presence.absentHandWhen': oneOf(['atOnce', 'onTurn'], { usual: 'atOnce' }),
  /** Who wins if all others fold to an absent big blind. */
  'presence.absentBigBlindWalk': oneOf(['handDead', 'absentWins'], { usual: 'handDead' }),
  /** What becomes of the blinds and antes of an absent player. */
  'presence.absentBlinds': oneOf(['takenFromStack', 'notTaken'], { usual: 'takenFromStack' }),
  /** Whether a latecomer must give notice before the start so that the stack is in play. */
  'presence.lateStartNotice': oneOf(['needed', 'notNeeded'], { usual: 'notNeeded' }),
  /** How long the stack of a player who has not arrived stays. */
  'presence.lateStartLimit': ways(
    {
      none: {},
      minutes: { minutes: count(minutes), withExcuse: optional(count(minutes)) },
      endOfFirstLevelOfHeat: { heat: count(times) },
      endOfLevel: { level: count(levels) },
    },
    { usual: { is: 'none' } },
  ),
  /** What becomes of the stack after the limit. */
  'presence.lateStartRemoval': oneOf(['removed', 'sharedAtTable', 'blindedOff'], { usual: 'blindedOff' }),
  /** Longest unbroken absence in minutes of playing time; 0 = no limit. */
  'presence.absenceLimit': count({ ...minutes, usual: 0 }),
  /** What happens after a longer absence. */
  'presence.absenceExceeded': oneOf(['excludedCurrentPlace', 'none'], { usual: 'none' }),
  /** A stack that is blinded off in the prizes. */
  'presence.blindedOffInMoney': oneOf(['keepsPrize'], { usual: 'keepsPrize' }),
  /** Whether staff try to reach a player who is missing at the start. */
  'presence.contactMissing': oneOf(['tried', 'notAsked'], { usual: 'notAsked' }),
  /** Whether a player must announce that he leaves for longer. */
  'presence.leaveNotice': oneOf(['tellFloor', 'no'], { usual: 'no' }),
  /** Leaving the seat with a live hand. */
  'presence.leavingLiveHand': oneOf(['cautionThenPenalty', 'forbidden', 'penaltyIfFoldedByLeaving'], {
    usual: 'forbidden',
  }),
  /** Whether an all-in player may leave the table. */
  'presence.allInLeaves': oneOf(['no', 'yes'], { usual: 'no' }),
  /** Electronic devices. */
  'presence.devices': oneOf(['noneOnTable', 'noTwoWay', 'notInHand', 'noneAtTable'], { usual: 'notInHand' }),
  /** Whether a player who reports for the organiser may use a device. */
  'presence.reporters': oneOf(['whenNotInHand', 'asOthers'], { usual: 'asOthers' }),
  /** Devices at televised tables and at the final table of a main event. */
  'presence.devicesAtShowTables': oneOf(['none', 'asElsewhere'], { usual: 'asElsewhere' }),
  /** What is done at once when players disagree. */
  'presence.dispute': oneOf(['stopAndCall'], { usual: 'stopAndCall' }),
  /** What holds for a player who did not hear, by music or otherwise by his own doing. */
  'presence.notHeard': oneOf(['ownRisk'], { usual: 'ownRisk' }),
  /** Things that delay play or disturb others. */
  'presence.distraction': oneOf(['floorMayStop'], { usual: 'floorMayStop' }),
  /** Where spectators may be. */
  'presence.spectators': oneOf(['oneMetreNotSeated', 'allowedNotSeated'], { usual: 'allowedNotSeated' }),
  /** Eating at the table. */
  'presence.foodAtTable': oneOf(['unwelcome', 'moderate'], { usual: 'moderate' }),
  /** Smoking at the table. */
  'presence.smoking': oneOf(['forbidden', 'houseRules'], { usual: 'houseRules' }),
  /** Whether a player who is out must report. */
  'presence.bustReport': oneOf(['atOnceToFloor', 'selfEntryOrReport', 'leaveTable', 'no'], { usual: 'no' }),
  /** Filming, photographs, hole cards on camera. */
  'presence.media': oneOf(['mustCooperate', 'consentByEntry', 'noRule'], { usual: 'noRule' }),
} satisfies PoliciesOn<'presence'>;
