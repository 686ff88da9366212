import { minutes } from '../structure.ts';
import { structureFor } from '../structures.ts';
import { EVENING } from '../testing.ts';
import type { Asked } from './scene.ts';

export const seat = (table: number, no: number) => ({ table: `t${String(table)}`, seat: no });
export const out = (entry: string, by: readonly string[] = [], stackAtStart?: number) => ({
  entry,
  by,
  ...(stackAtStart !== undefined && { stackAtStart }),
});
const quick = structureFor('quick')?.levels ?? [];
export const levels = quick.slice(0, 8);
export const waiting = quick
  .slice(0, 9)
  .map((line, index) =>
    line.kind === 'break' ? { ...line, waits: true as const } : { ...line, duration: minutes(10 + index) },
  );
export const play = { kind: 'play', duration: 600_000, smallBlind: 50, bigBlind: 100, ante: 0, anteForm: 'none' };
export const enter = (...numbers: readonly number[]): Asked => ({
  type: 'AddEntries',
  entries: numbers.map((no) => ({ entry: `e${String(no)}`, person: `p${String(no)}` })),
});
export const bust = (id: string, ...gone: ReturnType<typeof out>[]): Asked => ({
  type: 'BustOut',
  bustOut: id,
  out: gone,
});
/** So many minutes after the evening began. */
export function countdown(minutes: number, then: 'start' | 'wait'): Asked {
  return { type: 'StartCountdown', until: EVENING + minutes * 60_000, then };
}
