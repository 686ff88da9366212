import type { Instant } from '@riffle/aggregate';
import { raceFirst } from '../chip-race/after-the-race.ts';
import type { ClockSetting } from '../clock-setting.ts';
import { anchoredAt } from '../clock-stand.ts';
import { type Decision, happens, type Named, refused } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { handEvents } from '../hands/hand-events.ts';
import { handOn } from '../hands/hand-on.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { tablesInPlay } from '../seating/table-in-play.ts';
import type { Tournament } from '../state.ts';
import { type Millis, type Structure, toMillis } from '../structure.ts';
import type { HandForHand } from './hand-for-hand.ts';
import { tablesInHand } from './tables-in-hand.ts';

/** The next hand at all tables at once. Of the clock goes what the rulebook takes for a hand. */
export function dealTogether(
  state: Tournament,
  on: HandForHand,
  { tables, minutes }: Named<'NextHand'>,
  now: Instant,
): Decision {
  const { refs } = policyOf(setupOf(state), 'handForHand.pause');
  const all = tablesInPlay(state);
  const missing = all.filter(({ id }) => !tables.includes(id)).map(({ id }) => id);
  if (missing.length > 0) return refused({ code: 'all-tables-together', tables: missing, refs });
  const race = all.flatMap(({ id }) => raceFirst(state, id) ?? []).at(0);
  if (race !== undefined) return refused(race);
  const unfinished = [...tablesInHand(state, on)].flatMap(([id, is]) => (is === 'done' ? [] : [id]));
  if (unfinished.length > 0) return refused({ code: 'others-still-play', tables: unfinished, refs });
  const clock = clockOf(state, minutes, now);
  if (clock === 'too-long') {
    const { value, refs: by } = policyOf(setupOf(state), 'handForHand.clock');
    return refused({ code: 'hand-too-long', most: value.is === 'minutesPerHand' ? value.atMost : 0, refs: by });
  }
  const events = all.flatMap(({ table }): readonly TournamentEvent[] => {
    const hand = handOn(state, table.id);
    // nobody has told where the button is: the table is dealt its hand all the same
    return hand.ok ? handEvents(state, table, hand.value, now) : [];
  });
  return happens(
    {
      v: 1,
      type: 'HandForHandDealt',
      hand: (on.hand ?? on.before) + 1,
      tables: all.map(({ id }) => id),
      at: now,
    },
    ...(clock === undefined ? [] : [{ v: 1 as const, type: 'ClockSet' as const, clock, how: 'handForHand' as const }]),
    ...events,
  );
}

/** The clock stands, and so many minutes of it are gone with every hand. */
function clockOf(state: Tournament, minutes: number | undefined, now: Instant): ClockSetting | 'too-long' | undefined {
  const setup = setupOf(state);
  const { value } = policyOf(setup, 'handForHand.clock');
  if (value.is !== 'minutesPerHand') return minutes === undefined || minutes === 0 ? undefined : 'too-long';
  const taken = minutes ?? value.minutes;
  if (!(Number.isSafeInteger(taken) && taken >= 0 && taken <= value.atMost)) return 'too-long';
  if (state.clock === undefined || state.clock.running || taken === 0) return undefined;
  return without(anchoredAt(state.clock, setup.levels, now), setup.levels, taken * 60_000);
}

/** What is over a level is taken from the next; a break begins whole, and the last level stops at zero. */
function without(clock: ClockSetting, levels: Structure, ms: number): ClockSetting {
  if (clock.interlude !== undefined || levels[clock.level]?.kind === 'break') return clock;
  const next = levels[clock.level + 1];
  const left = clock.remaining - ms;
  if (left > 0 || next === undefined) return { ...clock, remaining: toMillis(Math.max(0, left)) };
  const remaining: Millis = next.kind === 'break' ? next.duration : toMillis(Math.max(0, next.duration + left));
  return { ...clock, level: clock.level + 1, remaining };
}
