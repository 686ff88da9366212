import type { OffenceAnswer } from '@riffle/rulebooks';
import type { PlayerRecord } from './sanction.ts';

export type Circumstances = {
  /** The kind of event, where the rulebook makes a difference; without it the usual one. */
  readonly occasion?: string;
  /** What stands against the player so far. */
  readonly record?: PlayerRecord;
  /** What the rulebook says of the very rule that was broken, where that is told. */
  readonly says?: OffenceAnswer;
};
