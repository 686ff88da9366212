import { type Instant, later } from '@riffle/aggregate';
import type { ClockSetting } from '../clock-setting.ts';
import type { FormOfPlay } from '../form/form-of-play.ts';
import type { TimeLimitView } from '../form/view-time-limit.ts';
import { FOR_EACH_PLAYER, HAND } from '../length-of-hand.ts';
import { whenPlayed } from '../play-time.ts';
import { type Structure, toMillis } from '../structure.ts';
import { type NightEnd, nightEnd } from './night-end.ts';
import { LONGEST } from './shrinking-field.ts';

/** What of a night's view says it. */
type NightNow = {
  readonly setup: { readonly levels: Structure; readonly seatsPerTable: number; readonly form?: FormOfPlay };
  readonly clock?: ClockSetting;
  readonly apart?: true;
  readonly timeLimit?: TimeLimitView;
  readonly figures: { readonly left: number; readonly chips: number };
};

/**
 * When a night will be over in its form. With a limit of time: no later than its last hands take; where each table plays by
 * itself, then. Unknown in rounds, at tables that each play to an end without a limit, while the clock of a limit stands, and
 * where blinds never rise so far that anybody would have to go out.
 */
export function endInForm(night: NightNow, from: Instant): NightEnd | undefined {
  const { setup, clock, apart, timeLimit, figures } = night;
  const { levels, seatsPerTable: seats, form } = setup;
  if (levels.length === 0 || figures.left < 2 || form?.rounds !== undefined) return undefined;
  const playedOut = () => nightEnd(levels, clock, from, { left: figures.left, chips: figures.chips, seats });
  const limit = form?.timeLimit;
  if (limit === undefined) {
    const end = apart ? undefined : playedOut();
    return end !== undefined && (end.middle - from) * (clock?.speed ?? 1) < LONGEST ? end : undefined;
  }
  const first = { level: 0, remaining: toMillis(levels[0]?.duration ?? 0), at: from, running: true, speed: 1 } as const;
  const begun = clock === undefined ? whenPlayed({ clock: first, setup }, limit.playTime) : timeLimit?.endsAt;
  const up = timeLimit?.upAt ?? begun;
  if (up === undefined) return undefined;
  const latest = later(up, limit.lastHands * (HAND + FOR_EACH_PLAYER * Math.min(seats, figures.left)));
  if (apart || timeLimit?.upAt !== undefined) return { early: latest, middle: latest, late: latest, left: [] };
  const { early, middle, late, left } = playedOut();
  const sooner = (at: Instant): Instant => (at < latest ? at : latest);
  return { early: sooner(early), middle: sooner(middle), late: sooner(late), left };
}
