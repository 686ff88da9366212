/** A day of the calendar, `2011-03-12`: what regulations count in. */
export type Day = string;

/** Days since 1970-01-01; a day that there is not counts on into the next month. */
export function dayNumber(day: Day): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  // March first, so that the leap day is the last of its year
  const [y, m] = month <= 2 ? [year - 1, month + 9] : [year, month - 3];
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * m + 2) / 5) + date - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

export function dayOf(number: number): Day {
  const z = number + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const m = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * m + 2) / 5) + 1;
  const month = m < 10 ? m + 3 : m - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
}

/** Which day it is at a moment, where midnight is so many minutes before that of UTC. */
export const dayAt = (now: number, offset: number): Day => dayOf(Math.floor((now + offset * 60_000) / 86_400_000));

export const daysFrom = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);
export const addDays = (day: Day, days: number): Day => dayOf(dayNumber(day) + days);

/** The same day so many months later, or the last of that month where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  const first = (month_: number): Day =>
    `${String(Math.floor(month_ / 12))}-${String((month_ % 12) + 1).padStart(2, '0')}-01`;
  const last = daysFrom(first(at), first(at + 1));
  return addDays(first(at), Math.min(date, last) - 1);
}

/** Complete years on a day: from the birthday on. */
export function ageOn(born: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) >= born.slice(5) ? years : years - 1;
}

export const isDay = (written: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(written);
