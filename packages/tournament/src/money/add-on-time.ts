import type { Instant } from '@riffle/aggregate';
import type { ClockReading } from '../clock-reading.ts';
import { clockThen } from '../clock-then.ts';
import type { Objection } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { MoneySetup } from './money-setup.ts';

/**
 * Whether the rulebook has the add-on now: once the rebuy period is over, by some only until the next level is played. The
 * night knows levels and breaks, not the last hand of the period; a reason stands for what was seen at the table.
 */
export function addOnNotNow(
  state: Tournament,
  money: MoneySetup,
  { reading, now }: { readonly reading: ClockReading; readonly now: Instant },
): Objection {
  const { value, refs } = policyOf(setupOf(state), 'entries.addOn');
  if (value === 'byEvent' || value === 'forbidden') return undefined;
  const until = lastRebuyMoment(money);
  const level = lastRebuyLevel(money);
  const isPast = until !== undefined && until <= now;
  if (level === undefined && until !== undefined && !isPast) return { code: 'add-on-not-now', until, refs };
  // a moment ends it in the level that was played then, or earlier with its own
  const through = isPast ? Math.min(level ?? Infinity, clockThen(state, until)?.levelNo ?? BEFORE_PLAY) : level;
  if (through === undefined) return undefined;
  const levelNo = state.clock === undefined ? BEFORE_PLAY : reading.levelNo;
  const periodOver = isPast || levelNo > through || inBreakAfter(through, reading);
  const isLast = isPast && levelNo <= through;
  const inTime = value === 'endOfRebuyPeriod' ? periodOver : isLast || inBreakAfter(through, reading);
  return inTime ? undefined : { code: 'add-on-not-now', through, ...(periodOver && { over: true }), refs };
}

/** A moment that has come before the clock was started lies in no level: play begins with the next. */
const BEFORE_PLAY = 0;

/** After which level nobody rebuys any more; unknown where the night has no end for it, or no rebuys. */
function lastRebuyLevel({ profiles, limits }: MoneySetup): number | undefined {
  const ends = profiles.flatMap(({ kind, offered }) => (kind === 'rebuy' ? [offered?.through ?? Infinity] : []));
  const last = Math.min(limits?.rebuy?.through ?? Infinity, Math.max(...ends));
  return Number.isFinite(last) ? last : undefined;
}

/** When nobody rebuys any more, where each price for it has a moment at which it ends. */
function lastRebuyMoment({ profiles }: MoneySetup): Instant | undefined {
  const ends = profiles.flatMap(({ kind, offered }) => (kind === 'rebuy' ? [offered?.until ?? Infinity] : []));
  const last = Math.max(...ends);
  return Number.isFinite(last) ? (last as Instant) : undefined;
}

/** The break that the structure has there, or one put in by hand before anything of the next level was played. */
function inBreakAfter(through: number, { level, levelNo, interlude }: ClockReading): boolean {
  if (interlude !== undefined) return levelNo === through + 1 && interlude.levelRemaining === level?.duration;
  return level?.kind === 'break' && levelNo === through;
}
