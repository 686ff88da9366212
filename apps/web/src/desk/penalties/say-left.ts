import type { Penalty } from '@riffle/tournament';
import { t } from '../../language/language.svelte.ts';
import type { Desk } from '../desk.svelte.ts';

/** What is left of a penalty, in a badge's few words. */
export function sayLeft({ length, left = 0, toServe }: Penalty, desk: Pick<Desk, 'time'>): string {
  const { badge, badgeLeft, short } = t.desk.penalties;
  if (length === undefined) return badge;
  if (toServe !== undefined) return badgeLeft(short.minutes(Math.ceil(toServe / 60_000)));
  return badgeLeft(length.in === 'time' ? short.until(desk.time(length.until)) : short[length.in](left));
}
