import { type Instant, toInstant } from '@riffle/aggregate';
import type { MoneySetup, Offered } from '@riffle/tournament';
import { dayOf, momentOf, timeOfDay } from '../live/club-day.ts';

const DAY = 86_400_000;

/** A night's start and where its times of day are meant. */
export type EveningOf = { readonly start: number; readonly zone?: string | undefined };

/** When it is `HH:MM` there, as close to the start as can be: half past midnight of a night that begins at eight is the next day's. */
export function onEvening(time: string, { start, zone }: EveningOf): Instant | undefined {
  const moments = [-DAY, 0, DAY].flatMap((by) => momentOf(dayOf(start + by, zone), time, zone) ?? []);
  const [nearest] = moments.toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start));
  return nearest === undefined ? undefined : toInstant(nearest);
}

/** Prices of an evening that began at `was`, at the same times of this one; those of a template know of no evening. */
export function moneyOnEvening(money: MoneySetup, evening: EveningOf, was?: number): MoneySetup {
  const moved = (at: Instant): Instant => momentThen(at, evening, was) ?? at;
  const offeredThen = ({ since, until, ...levels }: Offered): Offered => ({
    ...levels,
    ...(since !== undefined && { since: moved(since) }),
    ...(until !== undefined && { until: moved(until) }),
  });
  return {
    ...money,
    profiles: money.profiles.map((profile) =>
      profile.offered === undefined ? profile : { ...profile, offered: offeredThen(profile.offered) },
    ),
  };
}

/** As many days from the start as it was on an evening that began at `was`. */
export function momentThen(at: Instant, evening: EveningOf, was: number | undefined): Instant | undefined {
  const { start, zone } = evening;
  const time = timeOfDay(at, zone);
  if (was === undefined) return onEvening(time, evening);
  const days = Math.round((Date.parse(dayOf(start, zone)) - Date.parse(dayOf(was, zone))) / DAY);
  if (days === 0) return at;
  const day = new Date(Date.parse(dayOf(at, zone)) + days * DAY).toISOString().slice(0, 10);
  const moment = momentOf(day, time, zone);
  return moment === undefined ? undefined : toInstant(moment);
}
