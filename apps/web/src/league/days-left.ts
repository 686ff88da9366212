const DAY = 86_400_000;

/** So many days of the calendar from now until something is due: 0 is today. What is due at midnight is due the day before. */
export function daysLeft(due: number, now: number, zone: string | undefined): number {
  const day = new Intl.DateTimeFormat('sv-SE', zone === undefined ? {} : { timeZone: zone });
  return Math.round((Date.parse(day.format(due - 1)) - Date.parse(day.format(now))) / DAY);
}
