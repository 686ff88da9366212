const MINUTE = 60_000;

/** `HH:MM` as an input of type time gives it, as the next such moment from now on: tonight, or tomorrow. */
export function nextTimeOfDay(text: string, now: number): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const day = new Date(now);
  day.setHours(Number(hours), Number(minutes), 0, 0);
  if (day.getTime() <= now) day.setDate(day.getDate() + 1);
  return day.getTime();
}

/** `HH:MM` of a moment, as an input of type time wants it. */
export function timeOfDay(at: number): string {
  const day = new Date(at);
  return `${String(day.getHours()).padStart(2, '0')}:${String(day.getMinutes()).padStart(2, '0')}`;
}

/** The half hour that a night would begin at: at least twenty minutes from now. */
export function usualStart(now: number): number {
  const half = 30 * MINUTE;
  return Math.ceil((now + 20 * MINUTE) / half) * half;
}

export const inMinutes = (now: number, minutes: number): number => now + Math.round(minutes * MINUTE);
