import type { Structure } from '@riffle/tournament';

/** So long after the start of a level, "back" still means the level before. */
const justBegun = 5_000;

/** Back once is the start of this level, back again the start of the one before. */
export function levelBack(at: { readonly level: number; readonly remaining: number }, levels: Structure): number {
  const duration = levels[at.level]?.duration ?? 0;
  return duration - at.remaining <= justBegun ? Math.max(0, at.level - 1) : at.level;
}

export const levelOn = (level: number, levels: Structure): number => Math.min(levels.length - 1, level + 1);
