import { elapsed, type Instant, later } from '@riffle/aggregate';
import type { ClockSetting } from './clock-setting.ts';
import type { Tournament } from './state.ts';
import { type Millis, type Structure, toMillis } from './structure.ts';

/** What tells it. */
type Played = { readonly [K in 'clock' | 'played']?: Tournament[K] } & {
  readonly setup?: { readonly levels: Structure };
};

/** How long has been played since the start by the clock, breaks and pauses not counted. */
export function playTime(state: Played, now: Instant): Millis {
  const { clock, played = toMillis(0) } = state;
  if (clock === undefined) return played;
  return toMillis(played + playedIn(clock, state.setup?.levels ?? [], now));
}

/** The same until a moment that is past, as the clock ran then. */
export function playedUntil(state: Tournament, at: Instant): Millis {
  const { clock, clocksBefore = [] } = state;
  const all = [...clocksBefore, ...(clock ? [{ clock, levels: state.setup?.levels ?? [] }] : [])];
  const sum = all.reduce((played, one, index) => {
    const until = Math.min(at, all[index + 1]?.clock.at ?? at) as Instant;
    return played + playedIn(one.clock, one.levels, until);
  }, 0);
  return toMillis(sum);
}

function playedIn(clock: ClockSetting, levels: Structure, until: Instant): number {
  if (!clock.running) return 0;
  let left = Math.max(0, elapsed(clock.at, until)) * clock.speed;
  let sum = 0;
  for (const { length, isPlay } of stretches(clock, levels)) {
    if (isPlay) sum += Math.min(left, length);
    left -= length;
    if (left <= 0) break;
  }
  return Math.round(sum);
}

/** When so much will have been played if the clock is left alone. Unknown while it stands, or where a break waits for somebody. */
export function whenPlayed(state: Played, time: Millis): Instant | undefined {
  const { clock, played = toMillis(0) } = state;
  if (clock === undefined) return undefined;
  if (played >= time) return clock.at;
  if (!clock.running) return undefined;
  let left = time - played;
  let passed = 0;
  for (const { length, isPlay } of stretches(clock, state.setup?.levels ?? [])) {
    if (isPlay && left <= length) return later(clock.at, (passed + left) / clock.speed);
    if (isPlay) left -= length;
    passed += length;
  }
  return undefined;
}

type Stretch = { readonly length: number; readonly isPlay: boolean };

/** From the anchor on, without end: the last level is played until somebody stops the clock. */
function* stretches(clock: ClockSetting, levels: Structure): Generator<Stretch> {
  if (clock.interlude !== undefined) yield { length: clock.interlude.remaining, isPlay: false };
  for (const [index, level] of levels.entries()) {
    if (index < clock.level) continue;
    const isPlay = level.kind === 'play';
    yield { length: index === clock.level ? clock.remaining : level.duration, isPlay };
    const stands = index === levels.length - 1 || (level.kind === 'break' && level.waits === true);
    if (!stands) continue;
    yield { length: Number.POSITIVE_INFINITY, isPlay };
    return;
  }
}
