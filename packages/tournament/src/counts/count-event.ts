import type { Instant } from '@riffle/aggregate';
import type { TableId } from '../ids.ts';
import type { Millis } from '../structure.ts';
import type { CountedStack, CountOccasion, HandWhenCounted } from './count-command.ts';

/** Stacks have been told. */
export type OfCounts = {
  readonly type: 'StacksCounted';
  /** Of which count of the night. */
  readonly no: number;
  readonly occasion: CountOccasion;
  /** The hand that ran there as the break came was over, or they had folded in it. */
  readonly hand?: HandWhenCounted;
  readonly table?: TableId;
  readonly stacks: readonly CountedStack[];
  /** Index in the structure, and how long had been played. */
  readonly line: number;
  readonly played: Millis;
  readonly at: Instant;
  /** So many more than are in play have been counted in all, and why that may be. */
  readonly over?: number;
  readonly reason?: string;
};
