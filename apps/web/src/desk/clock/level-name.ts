import { type Level, playLevelNo, type Structure } from '@riffle/tournament';
import { formatLevel, type Language } from '@riffle/words';
import type { Words } from '../../words/de/index.ts';

type ClockWords = Words['desk']['clock'];

/** "Level 5", "Pause: Essen". */
export function levelName(index: number, levels: Structure, words: ClockWords): string {
  const level = levels[index];
  if (level?.kind === 'break') return level.label === undefined ? words.onBreak : words.breakOf(level.label);
  return words.level(playLevelNo(index, levels) ?? index + 1);
}

/** What a line of the structure brings: its blinds, or that it is a break. */
export function levelBrings(level: Level | undefined, words: ClockWords, language: Language): string {
  if (level === undefined) return words.lastLevel;
  if (level.kind === 'break') return level.label === undefined ? words.onBreak : words.breakOf(level.label);
  return formatLevel(level, language);
}
