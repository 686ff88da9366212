import { type Instant, later } from '@riffle/aggregate';
import type { Cited } from '@riffle/rulebooks';
import { levelEnd } from './level-end.ts';
import { playTime, whenPlayed } from './play-time.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import { inPlay } from './seating-index.ts';
import { stageOf } from './stage.ts';
import type { Entry, Tournament } from './state.ts';
import { minutes, toMillis } from './structure.ts';
import type { Absence } from './view.ts';

/** Whose chips are in play without him, in the order of entry. */
export function absences(state: Tournament): readonly Absence[] {
  if (stageOf(state) === 'over') return [];
  return inPlay(state).flatMap((entry) => {
    const kind = absenceKind(state, entry);
    if (kind === undefined) return [];
    const since = entry.absentSince ?? state.startedAt;
    const limit = limitOf(state, entry, kind);
    return [
      {
        entry: entry.id,
        kind,
        ...(since !== undefined && { since }),
        ...(entry.excused && { excused: true }),
        ...(limit && { limit }),
        says: says(state, kind),
      },
    ];
  });
}

/** Away before the first hand is late, however early he was seen; whoever was there is away, also on the day before. */
export function absenceKind(
  { startedAt }: Tournament,
  { absentSince, absentFrom, checkedIn, at, carried }: Entry,
): Absence['kind'] | undefined {
  const neverThere = carried ? 'away' : 'late';
  if (absentSince !== undefined) return absentFrom === undefined ? neverThere : 'away';
  return startedAt !== undefined && at !== undefined && !checkedIn ? neverThere : undefined;
}

/** Whether the rulebook's limit is passed. Where Riffle cannot know the moment, the floor says so. */
export function limitPassed(state: Tournament, entry: Entry, now: Instant): boolean {
  const kind = absenceKind(state, entry);
  if (kind === undefined || state.startedAt === undefined) return false;
  const limit = limitOf(state, entry, kind);
  if (limit === undefined) return false;
  if (kind === 'late') return limit.at === undefined ? limit.left === undefined : limit.at <= now;
  // to the minute is allowed, longer is not
  return (
    playTime(state, now) > (entry.absentFrom ?? 0) + minutes(policyOf(setupOf(state), 'presence.absenceLimit').value)
  );
}

function limitOf(state: Tournament, entry: Entry, kind: Absence['kind']): Absence['limit'] {
  const setup = setupOf(state);
  if (kind === 'away') {
    const { value } = policyOf(setup, 'presence.absenceLimit');
    return value === 0 ? undefined : playedLimit(state, (entry.absentFrom ?? 0) + minutes(value));
  }
  const { value } = policyOf(setup, 'presence.lateStartLimit');
  switch (value.is) {
    case 'none':
      return undefined;
    case 'minutes': {
      const allowed = minutes(entry.excused ? (value.withExcuse ?? value.minutes) : value.minutes);
      return state.startedAt === undefined ? { left: allowed } : { at: later(state.startedAt, allowed) };
    }
    case 'endOfLevel':
      return levelEnd(setup.levels, state.clock, value.level);
    case 'endOfFirstLevelOfHeat':
      return firstLevelOfHeat(state, value.heat);
  }
}

/** Nothing that Riffle knows where the night is not set up in heats. */
function firstLevelOfHeat(state: Tournament, heat: number): NonNullable<Absence['limit']> {
  const { levels, form } = setupOf(state);
  const before = heat === 1 ? 0 : form?.heats?.through[heat - 2];
  return before === undefined ? {} : levelEnd(levels, state.clock, before + 1);
}

function playedLimit(state: Tournament, time: number): Absence['limit'] {
  const at = whenPlayed(state, toMillis(time));
  return at === undefined ? { left: toMillis(Math.max(0, time - (state.played ?? 0))) } : { at };
}

function says(state: Tournament, kind: Absence['kind']): readonly Cited[] {
  const setup = setupOf(state);
  const names = kind === 'late' ? LATE : AWAY;
  return [...BOTH, ...names].map((name): Cited => policyOf(setup, name));
}

const BOTH = ['presence.absentBlinds', 'presence.absentHandWhen', 'presence.absentBigBlindWalk'] as const;
const LATE = ['presence.lateStartNotice', 'presence.lateStartLimit', 'presence.lateStartRemoval'] as const;
const AWAY = ['presence.absenceLimit', 'presence.absenceExceeded'] as const;
