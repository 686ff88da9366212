import type { ClockReading } from '../clock-reading.ts';
import type { Setup } from '../setup.ts';

/** In which heat a night is. */
export type HeatNow = {
  /** From 1; in the break after it, the one that is over. */
  readonly no: number;
  readonly of: number;
  /** The break before the next: stacks change hands. */
  readonly changing?: true;
};

/** By the clock, once it runs; nothing where none are played. A break that was put in by hand is none between heats. */
export function heatNow({ form }: Pick<Setup, 'form'>, reading: ClockReading): HeatNow | undefined {
  const through = form?.heats?.through;
  if (through === undefined || reading.phase === 'notStarted') return undefined;
  const { levelNo, level } = reading;
  const changing = level?.kind === 'break' && through.includes(levelNo);
  return {
    no: 1 + through.filter((end) => end < levelNo).length,
    of: through.length + 1,
    ...(changing && { changing }),
  };
}
