import type { ClockReading, Stage, TournamentCommand } from '@riffle/tournament';

/** What the one large button of the clock does now; none once the night is over. */
export type ClockStep = {
  readonly is: 'start' | 'startNow' | 'pause' | 'resume' | 'endBreak';
  readonly command: Extract<TournamentCommand, { readonly type: 'StartClock' | 'PauseClock' | 'EndBreak' }>;
};

export function clockStep(stage: Stage, reading: Pick<ClockReading, 'phase' | 'onBreak'>): ClockStep | undefined {
  switch (stage) {
    case 'before':
      return { is: 'start', command: { type: 'StartClock' } };
    case 'countdown':
      return { is: 'startNow', command: { type: 'StartClock' } };
    case 'over':
      return undefined;
    case 'play':
      return inPlay(reading);
  }
}

function inPlay({ phase, onBreak }: Pick<ClockReading, 'phase' | 'onBreak'>): ClockStep | undefined {
  switch (phase) {
    case 'running':
      return { is: 'pause', command: { type: 'PauseClock' } };
    case 'waiting':
      // the structure has no level after its last one
      return onBreak ? { is: 'endBreak', command: { type: 'EndBreak' } } : undefined;
    case 'paused':
    case 'notStarted':
      return { is: 'resume', command: { type: 'StartClock' } };
  }
}
