import type { Instant } from '@riffle/aggregate';
import type { ClockReading } from '../clock-reading.ts';

/** When add-ons are sold by the rulebook: at the end of the rebuys only, or from then on. */
export type AddOnTime = {
  readonly when: 'afterRebuyPeriod' | 'endOfRebuyPeriod';
  /** The last level of the rebuys, as the prices have it. */
  readonly through?: number;
  /** The moment that ends them, and the level which is played then. */
  readonly since?: Instant;
  readonly levelThen?: number;
};

type AddOnAt =
  /** Once that level is over, or at that moment. */
  | { readonly is: 'comes'; readonly through?: number; readonly since?: Instant }
  /** `last`: until the next level is played, and no longer. */
  | { readonly is: 'sold'; readonly last?: true }
  | { readonly is: 'over'; readonly through: number };

/** Whether they are sold now. What a screen says of it and what is accepted are the same. */
export function addOnAt(
  { when, through: level, since, levelThen = BEFORE_PLAY }: AddOnTime,
  { started, reading, now }: { readonly started: boolean; readonly reading: ClockReading; readonly now: Instant },
): AddOnAt {
  const isPast = since !== undefined && since <= now;
  if (level === undefined && since !== undefined && !isPast) return { is: 'comes', since };
  // a moment ends it in the level that was played then, or earlier with its own
  const through = isPast ? Math.min(level ?? Infinity, levelThen) : level;
  if (through === undefined) return { is: 'sold' };
  const levelNo = started ? reading.levelNo : BEFORE_PLAY;
  const inBreak = inBreakAfter(through, reading);
  if (!isPast && levelNo <= through && !inBreak) return { is: 'comes', through };
  if (when === 'endOfRebuyPeriod') return { is: 'sold' };
  return (isPast && levelNo <= through) || inBreak ? { is: 'sold', last: true } : { is: 'over', through };
}

/** A moment that has come before the clock was started lies in no level: play begins with the next. */
const BEFORE_PLAY = 0;

/** The break that the structure has there, or one put in by hand before anything of the next level was played. */
function inBreakAfter(through: number, { level, levelNo, interlude }: ClockReading): boolean {
  if (interlude !== undefined) return levelNo === through + 1 && interlude.levelRemaining === level?.duration;
  return level?.kind === 'break' && levelNo === through;
}
