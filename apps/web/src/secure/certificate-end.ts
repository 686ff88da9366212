/** Whoever has a certificate for ninety days at a time has taken the next one by then. */
const SOON = 14 * 24 * 3_600_000;

export type End = 'farOff' | 'soon' | 'past';

/** Whether somebody has to see to a new certificate. */
export function endOf(until: number, now: number): End {
  if (until <= now) return 'past';
  return until - now < SOON ? 'soon' : 'farOff';
}
