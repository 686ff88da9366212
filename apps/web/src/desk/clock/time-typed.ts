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
