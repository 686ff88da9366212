import type { PreparedAnnouncement } from '@riffle/wire';
import type { Happening } from './happening.ts';

const MINUTE = 60_000;

/**
 * The club's announcements that are due again between two moments, in milliseconds since 1970: every so many minutes by
 * the time of day, so that two walls say it together, or because a level or a break has begun.
 */
export function repeated(
  prepared: readonly PreparedAnnouncement[],
  happened: readonly Happening[],
  before: number,
  now: number,
): readonly Happening[] {
  return prepared
    .filter(({ repeat }) => repeat !== undefined && isDue(repeat, happened, before, now))
    .map(({ text, language }) => ({ event: 'announcement', text, language }));
}

function isDue(
  repeat: NonNullable<PreparedAnnouncement['repeat']>,
  happened: readonly Happening[],
  before: number,
  now: number,
): boolean {
  if ('with' in repeat) return happened.some(({ event }) => event === repeat.with);
  // whoever slept through several says it once more when it is next due
  if (now - before > MINUTE) return false;
  const rounds = (at: number) => Math.floor(at / (repeat.every * MINUTE));
  return rounds(now) > rounds(before);
}
