import type { ClockReading, Stage } from '@riffle/tournament';

/** What the wall is for at this moment of the night. */
export type WallStage = 'before' | 'countdown' | 'play' | 'break' | 'over';

export function wallStage(stage: Stage, reading: Pick<ClockReading, 'onBreak'>): WallStage {
  switch (stage) {
    case 'before':
    case 'countdown':
    case 'over':
      return stage;
    case 'play':
      return reading.onBreak ? 'break' : 'play';
  }
}
