import type { FloorPolicies } from './floor-policies.ts';
import type { HandPolicies } from './hand-policies.ts';

/**
 * The policies that a tournament night asks for: the switches and numbers on which rulebooks part.
 * Meanings and readings stand beside each rulebook's answers in `books/`.
 */
export type NightPolicies = {
  /** How the starting seats are given out. */
  'seating.draw': 'random' | 'clubSpread' | 'randomOrArranged';
  /** Who is kept apart by the draw. */
  'seating.separation': 'none' | 'sameClub' | 'namedPairs' | 'onePerClub';
  /** Largest number of players at a table, by game; `atStart` where more are allowed until the field shrinks. */
  'tables.maxSeats': {
    readonly holdem: number;
    readonly omaha: number;
    readonly stud: number;
    readonly atStart?: number;
  };
  /** Number of players with which the final table is formed; `bySeats` at other sizes as `sameAsTable`. */
  'tables.finalTableSize':
    | { readonly is: 'number'; readonly holdem: number; readonly omaha: number; readonly stud: number }
    | { readonly is: 'bySeats'; readonly eightOrNine: number; readonly sixOrSeven: number }
    | { readonly is: 'sameAsTable' }
    | { readonly is: 'fullTablePlusOne'; readonly atMost: number };
  /** Whether tables are broken and balanced at all. */
  'tables.format': 'multiTable' | 'sitAndGo';
  /** Who fixes which table is broken next. */
  'tables.breakOrder': 'publishedOrder' | 'managementChoice';
  /** Which seats the players of a broken table get. */
  'tables.breakSeats': 'anyFreeSeat' | 'samePosition';
  /** Where a moved player is dealt in at once. */
  'tables.moverEntry': 'notBetweenButtonAndSmallBlind' | 'everywhereAtOnce';
  /** The clock stops while a table is broken with at most so many tables left; 0 = never. */
  'tables.clockDuringBreak': number;
  /** Difference in players from which tables are balanced. */
  'balancing.trigger': number | 'managementDecides';
  /** Who leaves the fuller table. */
  'balancing.mover': 'samePosition' | 'comingBigBlind' | 'samePositionNotBlind';
  /** Which free seat the mover takes. */
  'balancing.seat': 'samePosition' | 'nearestBigBlind' | 'worstPosition';
  /** How a position relative to the button is counted: every seat, or only the players. */
  'balancing.position': 'seats' | 'players';
  /** Whether a player who has to post a blind in the next hand may be moved to balance. */
  'balancing.blindsMovable': 'yes' | 'no';
  /** Whether moving may make a player pay the big blind twice in a row, when tables are balanced and when one is broken. */
  'balancing.repeatBigBlind': { readonly balancing: RepeatBigBlind; readonly breaking: RepeatBigBlind };
  /** Balancing in stud games. */
  'balancing.studSeat': 'sameSeatNumber' | 'byPosition';
  /** Which of several full tables gives up a player. */
  'balancing.sourceTable': 'managementChoice' | 'fullest' | 'presetOrder';
  /** Which of several short tables receives him. */
  'balancing.destinationTable': 'brokenLatest' | 'shortest' | 'managementChoice';
  /** Play halts at a table that is short of so many players, counted against the seat limit or the fullest table. */
  'balancing.haltMissingPlayers': { readonly missing: number; readonly against: 'seatLimit' | 'fullestTable' };
  /** Where the button is in the first hand. */
  'button.first': 'seat1' | 'highCardPerTable' | 'highCardOneTable' | 'randomSeat';
  'button.drawTie': 'suits' | 'redraw';
  'button.finalTable': 'redraw' | 'carriesOn';
  'button.rule': 'deadButton' | 'bigBlindFirst';
  /** From how many players moved to a table at once the button may be drawn anew there; 0 = never. */
  'button.redrawAfterMoves': number;
  /** The moments that begin a hand; the earliest counts. */
  'dealing.handStart': readonly (
    | 'firstRiffle'
    | 'machineButton'
    | 'shufflerOpened'
    | 'blindsPosted'
    | 'dealerChange'
  )[];
  /** What brings a new level into force, always from the next hand on. */
  'timing.levelChange': readonly ('announced' | 'clock')[];
  'elimination.sameHand': 'biggerStartingStack';
  'elimination.equalStacks': 'share' | 'nearestButton';
  'elimination.differentTables': 'orderOfTime' | 'sharePrizes';
  'elimination.handForHandTables': 'biggerStartingStack';
  /** A player not at his seat by then has a dead hand. */
  'presence.atSeatMoment': 'firstCard' | 'dealComplete';
  'presence.atSeatMeaning': 'seated' | 'withinReach';
  'presence.absentHandWhen': 'atOnce' | 'onTurn';
  'presence.absentBigBlindWalk': 'handDead' | 'absentWins';
  'presence.absentBlinds': 'takenFromStack' | 'notTaken';
  'presence.lateStartNotice': 'needed' | 'notNeeded';
  /** How long the stack of a player who has not arrived stays. */
  'presence.lateStartLimit':
    | { readonly is: 'none' }
    | { readonly is: 'minutes'; readonly minutes: number; readonly withExcuse?: number }
    | { readonly is: 'endOfLevel'; readonly level: number }
    | { readonly is: 'endOfFirstLevelOfHeat'; readonly heat: number };
  'presence.lateStartRemoval': 'removed' | 'sharedAtTable' | 'blindedOff';
  /** Longest unbroken absence in minutes of playing time; 0 = no limit. */
  'presence.absenceLimit': number;
  'presence.absenceExceeded': 'excludedCurrentPlace' | 'none';
};

export type Policies = NightPolicies & HandPolicies & FloorPolicies;
/** `avoided`: the mover should not be worse off; `forbidden`: each player pays each blind once a round. */
export type RepeatBigBlind = 'allowed' | 'avoided' | 'forbidden';

export type PolicyName = keyof Policies;
