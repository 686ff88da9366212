import type { PointsLine } from '@riffle/tournament';
import { formatHits, formatPoints, type Language } from '@riffle/words';
import type { Words } from '../words/de/index.ts';

/** For what one line of somebody's points is. */
export function sayPointsLine(line: PointsLine, words: Words['points'], language: Language): string {
  switch (line.for) {
    case 'place':
      return line.sharedBy === undefined ? words.place : `${words.place}, ${words.shared(line.sharedBy)}`;
    case 'price':
      return `${line.name}: ${String(line.times)} × ${formatPoints(line.each, language)}`;
    case 'hits':
      return `${formatHits(line.hits, language)} × ${formatPoints(line.each, language)}`;
    case 'special':
      return line.name;
    case 'formula':
    case 'absent':
    case 'deduction':
    case 'forfeited':
    case 'hand':
      return words[line.for];
  }
}
