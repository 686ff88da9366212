import { type Instant, later } from '@riffle/aggregate';
import type { ClockSetting } from '../clock-setting.ts';
import type { FormOfPlay, TimeLimit } from '../form/form-of-play.ts';
import type { TimeLimitView } from '../form/view-time-limit.ts';
import { FOR_EACH_PLAYER, HAND } from '../length-of-hand.ts';
import { whenPlayed } from '../play-time.ts';
import { scheduleOf } from '../schedule.ts';
import { playLevelNo, type Structure, toMillis } from '../structure.ts';
import type { TournamentView } from '../view.ts';
import { type NightEnd, nightEnd } from './night-end.ts';
import { LONGEST } from './shrinking-field.ts';

/** What of a night's view says it. */
type NightNow = {
  readonly setup: {
    readonly levels: Structure;
    readonly seatsPerTable: number;
    readonly form?: FormOfPlay;
    readonly dayThrough?: number;
  };
  readonly clock?: ClockSetting;
  readonly apart?: true;
  readonly timeLimit?: TimeLimitView;
  readonly day?: Pick<NonNullable<TournamentView['day']>, 'lastHands' | 'endedAt'>;
  readonly figures: { readonly left: number; readonly chips: number };
};

/** Its last hands were announced and are played: no clock says when they are over. */
export const lastHandsRun = ({ timeLimit, day }: Pick<NightNow, 'timeLimit' | 'day'>): boolean =>
  timeLimit?.upAt !== undefined || (day?.lastHands !== undefined && day.endedAt === undefined);

/**
 * When a night will be over in its form. With a limit of time: no later than its last hands take; where each table plays by
 * itself, then. A day that others follow ends with its last level. Unknown in rounds, at tables that each play to an end
 * without a limit, while the clock of a limit stands, and where blinds never rise so far that anybody would have to go out.
 */
export function endInForm(night: NightNow, from: Instant): NightEnd | undefined {
  const { setup, clock, apart, figures } = night;
  const { levels, seatsPerTable: seats, form, dayThrough } = setup;
  if (levels.length === 0 || figures.left < 2 || form?.rounds !== undefined) return undefined;
  const playedOut = () => nightEnd(levels, clock, from, { left: figures.left, chips: figures.chips, seats });
  if (form?.timeLimit === undefined && dayThrough === undefined) {
    const end = apart ? undefined : playedOut();
    return end !== undefined && (end.middle - from) * (clock?.speed ?? 1) < LONGEST ? end : undefined;
  }
  const latest = form?.timeLimit === undefined ? endOfDay(night, from) : endOfTime(night, from, form.timeLimit);
  if (latest === undefined) return undefined;
  if (apart || lastHandsRun(night)) return { early: latest, middle: latest, late: latest, left: [] };
  const { early, middle, late, left } = playedOut();
  const sooner = (at: Instant): Instant => (at < latest ? at : latest);
  return { early: sooner(early), middle: sooner(middle), late: sooner(late), left };
}

/** When the last hands after the limit of time are over. */
function endOfTime(
  { setup, clock, timeLimit, figures }: NightNow,
  from: Instant,
  limit: TimeLimit,
): Instant | undefined {
  const { levels, seatsPerTable: seats } = setup;
  const first = { level: 0, remaining: toMillis(levels[0]?.duration ?? 0), at: from, running: true, speed: 1 } as const;
  const begun = clock === undefined ? whenPlayed({ clock: first, setup }, limit.playTime) : timeLimit?.endsAt;
  const up = timeLimit?.upAt ?? begun;
  return up === undefined ? undefined : afterHands(up, limit.lastHands, Math.min(seats, figures.left));
}

/** When a day's last level is over, or the hands after it that were announced. */
function endOfDay({ setup, clock, day, figures }: NightNow, from: Instant): Instant {
  const { levels, dayThrough, seatsPerTable: seats } = setup;
  if (day?.lastHands !== undefined)
    return afterHands(day.lastHands.at, day.lastHands.hands, Math.min(seats, figures.left));
  const last = levels.findIndex((_, index) => playLevelNo(index, levels) === dayThrough);
  return scheduleOf(levels, clock, from)[last]?.endsAt ?? from;
}

const afterHands = (at: Instant, hands: number, atTable: number): Instant =>
  later(at, hands * (HAND + FOR_EACH_PLAYER * atTable));
