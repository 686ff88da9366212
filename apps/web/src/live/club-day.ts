/** `2026-11-21 18:30:05`, as the clocks of the zone show it; without one those of the device. */
const wall = (at: number, zone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    ...(zone !== undefined && { timeZone: zone }),
  }).format(at);

/** The day there at that moment, as an input for a date writes it. */
export const dayOf = (at: number, zone?: string): string => wall(at, zone).slice(0, 10);

/** `HH:MM` there, as an input of type time wants it. */
export const timeOfDay = (at: number, zone?: string): string => wall(at, zone).slice(11, 16);

/** When it is that day and time there; undefined where that names no moment. */
export function momentOf(day: string, time: string, zone?: string): number | undefined {
  const asIfUtc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  const ahead = (at: number): number =>
    Date.parse(`${wall(at, zone).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
  // the first guess may lie on the other side of a change of the clocks
  return asIfUtc - ahead(asIfUtc - ahead(asIfUtc));
}

/** The next moment at which it is `HH:MM` there: today, or tomorrow where that has passed. */
export function nextTimeOfDay(typed: string, now: number, zone?: string): number | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(typed.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  const today = momentOf(dayOf(now, zone), time, zone);
  if (today === undefined || today > now) return today;
  const tomorrow = new Date(`${dayOf(now, zone)}T12:00Z`);
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
  return momentOf(tomorrow.toISOString().slice(0, 10), time, zone);
}
