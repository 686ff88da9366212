import { type Millis, toMillis } from '@riffle/tournament';

/** Minutes and seconds as people type them: `12`, `12:30`, `1:05:00`, `12,5`. */
export function timeTyped(typed: string): Millis | undefined {
  const text = typed.trim();
  if (/^\d{1,3}[.,]\d$/.test(text)) return toMillis(Math.round(Number(text.replace(',', '.')) * 60_000));
  if (!/^\d{1,3}(:\d{1,2}){0,2}$/.test(text)) return undefined;
  const parts = text.split(':').map(Number);
  if (parts.slice(1).some((part) => part > 59)) return undefined;
  const [hours, minutes, seconds] =
    parts.length === 3 ? parts : parts.length === 2 ? [0, ...parts] : [0, parts[0] ?? 0, 0];
  return toMillis((((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1_000);
}

/** The next moment at which it is `HH:MM`: today, or tomorrow where that has passed. */
export function nextTimeOfDay(typed: string, now: number): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(typed.trim()) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const at = new Date(now);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  if (at.getTime() <= now) at.setDate(at.getDate() + 1);
  return at.getTime();
}

export function timeOfDay(at: number): string {
  const date = new Date(at);
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}
