import type { ClockReading, TournamentCommand, TournamentView } from '@riffle/tournament';

/** What the one large button of the clock does now; none once the night is over or called off, and while a day's last hands are played. */
export type ClockStep = {
  readonly is: 'start' | 'startNow' | 'pause' | 'resume' | 'endBreak';
  readonly command: Extract<TournamentCommand, { readonly type: 'StartClock' | 'PauseClock' | 'EndBreak' }>;
};

export function clockStep(
  { stage, day, calledOff }: Pick<TournamentView, 'stage' | 'day' | 'calledOff'>,
  reading: Pick<ClockReading, 'phase' | 'onBreak'>,
): ClockStep | undefined {
  if (calledOff !== undefined) return undefined;
  switch (stage) {
    case 'before':
      return { is: 'start', command: { type: 'StartClock' } };
    case 'countdown':
      return { is: 'startNow', command: { type: 'StartClock' } };
    case 'over':
      return undefined;
    case 'play':
      return day?.lastHands === undefined ? inPlay(reading) : undefined;
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
