import type { BackupPlan } from '@riffle/wire';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Corrections come in the minutes after a tournament is over. */
const AFTER = 2 * MINUTE;
/** What failed is tried again, not at once: a stick has to be put in first. */
const AGAIN = 15 * MINUTE;
/** Also where no tournament was over: people are entered, rulebooks written. */
const AT_LEAST = 7 * DAY;
/** Without a word so long, somebody should look. */
const LONG = 8 * DAY;

export type Made = {
  readonly goodAt?: number | undefined;
  readonly failedAt?: number | undefined;
  /** When the last tournament was over, as far as this process knows. */
  readonly overAt?: number | undefined;
};

/** Whether one is to be made by itself now. A moment that lies ahead was said by a wrong clock and counts as none. */
export function isDue({ when, hours }: BackupPlan, made: Made, now: number): boolean {
  if (when === 'off' || now - passed(made.failedAt, now) < AGAIN) return false;
  const since = now - passed(made.goodAt, now);
  if (when === 'hours') return since >= hours * HOUR;
  if (when === 'daily') return since >= DAY;
  const over = passed(made.overAt, now);
  return since >= AT_LEAST || (over > passed(made.goodAt, now) && now - over >= AFTER);
}

/** `since`: when there was first something to lose. */
export const isOverdue = (goodAt: number | undefined, since: number, now: number): boolean =>
  now - Math.max(passed(goodAt, now), Math.min(since, now)) > LONG;

const passed = (at: number | undefined, now: number): number =>
  at === undefined || at > now ? Number.NEGATIVE_INFINITY : at;
