import type { Actor } from '@riffle/aggregate';
import type { TimeLost } from '@riffle/wire';

/** One that stands still until the question is answered, and by which commit it was stopped. */
type Stopped = { readonly kind: string; readonly id: string; readonly commit: string };

/** Whether time counts of which nobody knows. */
export type TimeQuestion = {
  readonly id: string;
  readonly what: TimeLost;
  readonly by: number;
  /** What time it was in the house the moment before. */
  readonly at: number;
  readonly stopped: readonly Stopped[];
};
export type TimeAnswer = { readonly id: string; readonly counts: boolean; readonly actor: Actor };

/** What the house knows of its own time that a restart must not lose. */
export type KeptTime = {
  /** By how much the house was ahead of the machine's clock, and when that machine was started. */
  readonly ahead: number;
  readonly boot: number;
  /** The oldest first; those that are answered stand here until all has followed that does. */
  readonly questions: readonly TimeQuestion[];
  /** The last few, so that whoever answers a second time is told. */
  readonly answers: readonly TimeAnswer[];
};

export type TimeStore = {
  get(): Promise<KeptTime | undefined>;
  set(kept: KeptTime): Promise<void>;
};
