import type { ClockReading, MoveView } from '@riffle/tournament';

/** Tells one list of recent moves from another. */
export const movesKey = (moves: readonly MoveView[]): string =>
  moves.map(({ entry, to }) => `${entry}@${to.table}/${String(to.seat)}`).join(' ');

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
