import type { Millis } from '../structure.ts';

/** Whether who goes on begins the next round with a starting stack again, or with what he has won. */
export const ROUND_STACKS = ['fresh', 'carried'] as const;
/** How who goes on finds his next table: drawn again by lot, or by a tree that was fixed with the first draw. */
export const ROUND_DRAWS = ['anew', 'tree'] as const;
/** How those stand who went out in the same round: all alike, by their place at their own table, or in the order of time. */
export const ROUND_PLACES = ['shared', 'atTable', 'byTime'] as const;

/** Tables play without balancing until so many are left at each; those play the next round, until one table is left. */
export type Rounds = {
  /** How many of each table go on. 1 and tables of two: a heads-up bracket; 1 and larger tables: a shoot-out. */
  readonly advance: number;
  readonly stacks: (typeof ROUND_STACKS)[number];
  readonly draw: (typeof ROUND_DRAWS)[number];
  readonly places: (typeof ROUND_PLACES)[number];
  /** The losers of both semi-finals play for the third place. */
  readonly thirdPlace?: true;
  /** With a new round the structure begins again. */
  readonly levelsAgain?: true;
};

/** After so much play, breaks not counted, each table deals so many hands more; then chips rank who is left. */
export type TimeLimit = { readonly playTime: Millis; readonly lastHands: number };

/**
 * Each stack is played by one of its team after the other: with these levels of play heats end, and in the break that
 * follows each of them a team mate takes the stack over. The last heat ends with the night.
 */
export type Heats = { readonly through: readonly number[] };

/**
 * How a night is played out, as data, so that a league's match day can name it. What is absent is as the rulebook has it:
 * tables are balanced and joined, or each plays to its own end, without a limit of time.
 */
export type FormOfPlay = {
  /** Each table plays to its own end: a sit & go. */
  readonly eachTable?: true;
  readonly timeLimit?: TimeLimit;
  readonly rounds?: Rounds;
  readonly heats?: Heats;
};

/** What of a form does not go with what else is set. */
const FORM_CLASHES = [
  'roundsAndTimeLimit',
  'roundsAndEachTable',
  'timeLimitAndDay', // the event goes on another day
  'roundsAndLateEntry',
  'roundsAndRebuys',
  'treeForOneWinner',
  'thirdPlaceHeadsUp',
  'levelsAgainCarried',
  'timeAlways', // the rulebook wants a limit of time
  'timeNever', // … knows none
  'lastHandsFixed', // … says how many last hands
  'heatsForbidden', // … lets nobody take a stack over
  'heatsAndRounds',
  'withoutSeating', // nobody sits at a table that plays to its end, or hands a stack on
  'heatsWithoutBreak', // a heat ends where no break follows
] as const;
export type FormClash = (typeof FORM_CLASHES)[number];
