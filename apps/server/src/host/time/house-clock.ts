import type { TimeLost } from '@riffle/wire';

/** Time of which nobody knows whether it counts. */
export type Jump = {
  readonly what: TimeLost;
  /** So long the machine slept, or so far its clock was set; negative where it was set back. */
  readonly by: number;
  /** What time it was in the house the moment before. */
  readonly before: number;
};

/** The house's time of day, as far as somebody may be asked about it. */
export type HouseClock = {
  readonly now: () => number;
  /** By so much it is ahead of the machine's; negative where it is behind. */
  readonly ahead: number;
  /** Whether it says what the machine says, but for what nobody notices. */
  readonly isRight: boolean;
  /** Far ahead already when the house was opened, by nothing but what was written before. */
  readonly startsAhead: boolean;
  readonly boot: number;
  readonly onJump: (listener: (jump: Jump) => void) => void;
  /** From here on it is as late as the machine says. */
  readonly adopt: () => void;
};
