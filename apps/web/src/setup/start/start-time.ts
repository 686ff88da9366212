const MINUTE = 60_000;

/** The half hour that a night would begin at: at least twenty minutes from now. */
export function usualStart(now: number): number {
  const half = 30 * MINUTE;
  return Math.ceil((now + 20 * MINUTE) / half) * half;
}
