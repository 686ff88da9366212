import type { ClockReading, MoveView } from '@riffle/tournament';

/** What the room is told by sound and by light. */
export const CLOCK_SIGNALS = ['level', 'minute', 'envelope', 'move'] as const;
export type ClockSignal = (typeof CLOCK_SIGNALS)[number];

/** What decides about a signal, as it was last seen. */
export type Heard = Pick<ClockReading, 'levelIndex' | 'onBreak' | 'remaining' | 'phase'> & {
  readonly moves: string;
  readonly drawn: number;
};

const MINUTE = 60_000;

/** Tells one list of recent moves from another. */
export const movesKey = (moves: readonly MoveView[]): string =>
  moves.map(({ entry, to }) => `${entry}@${to.table}/${String(to.seat)}`).join(' ');

/**
 * What has just happened between two looks at the clock. A wall that was asleep does not sound for what it missed,
 * and a level that somebody set by hand changes as loudly as one that ran out.
 */
export function signalsBetween(before: Heard, now: Heard): readonly ClockSignal[] {
  const signals: ClockSignal[] = [];
  const begun = now.phase !== 'notStarted' && before.phase !== 'notStarted';
  const changed = before.levelIndex !== now.levelIndex || before.onBreak !== now.onBreak;
  if (begun && changed) signals.push('level');
  const crossed = before.remaining > MINUTE && now.remaining <= MINUTE && before.remaining - now.remaining < MINUTE / 2;
  if (now.phase === 'running' && !changed && crossed) signals.push('minute');
  // taken back is not drawn
  if (now.drawn > before.drawn) signals.push('envelope');
  if (now.moves !== before.moves && now.moves !== '') signals.push('move');
  return signals;
}

const TOLD_FOR = 75_000;

/** Whether a level is so young that the room must be told that its blinds count from the next hand on. */
export function levelIsNew(reading: ClockReading, speed: number): boolean {
  const { level, levelIndex, phase, onBreak } = reading;
  if (level?.kind !== 'play' || onBreak || levelIndex === 0 || phase === 'notStarted') return false;
  const age = level.duration - reading.remaining;
  // where the clock runs many times faster than time, a level would be new until it is over
  return age >= 0 && age / speed < TOLD_FOR && age < level.duration / 2;
}

/** How much of the level is gone, from 0 to 1. */
export function progressOf(reading: ClockReading): number {
  const { level, remaining, interlude } = reading;
  if (interlude !== undefined || level === undefined || level.duration === 0) return 0;
  return Math.min(1, Math.max(0, 1 - remaining / level.duration));
}
