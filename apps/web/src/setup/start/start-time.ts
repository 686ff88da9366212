const MINUTE = 60_000;

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
