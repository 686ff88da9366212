import type { PlayerRecord } from './sanction.ts';

export type Circumstances = {
  /** The kind of event, where the rulebook makes a difference; without it the usual one. */
  readonly occasion?: string;
  /** What stands against the player so far. */
  readonly record?: PlayerRecord;
};
