import type { Chips } from '@riffle/cards';
import type { EntryId, TableId } from '../ids.ts';

/** When a room is counted: in a break, before a day ends, or whenever somebody wants it. */
export const COUNT_OCCASIONS = ['break', 'dayEnd', 'play'] as const;
export type CountOccasion = (typeof COUNT_OCCASIONS)[number];

/** How the hand stood that ran as the break came. */
export const HAND_WHEN_COUNTED = ['over', 'folded'] as const;
export type HandWhenCounted = (typeof HAND_WHEN_COUNTED)[number];

/** A stack as somebody has counted it. */
export type CountedStack = { readonly entry: EntryId; readonly chips: Chips };

/**
 * Stacks are counted: of one table, or of whoever is named. Who is told again is corrected. It belongs to the count that is
 * open for the same occasion; `anew`: to none, another begins. `reason`: why there may be more than what is in play.
 */
export type CommandsOfCounts = {
  readonly type: 'CountStacks';
  readonly occasion: CountOccasion;
  /** What the rulebook wants to know before a break: the hand is over, or those who are named have folded in it. */
  readonly hand?: HandWhenCounted;
  readonly table?: TableId;
  readonly stacks: readonly CountedStack[];
  readonly anew?: true;
  readonly reason?: string;
};
