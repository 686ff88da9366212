import { looselyFolded } from '@riffle/people';
import type { LogLine } from '@riffle/wire';

export type LogFilter = {
  readonly words: string;
  readonly actor: string | undefined;
  readonly takenBack: 'shown' | 'hidden';
};

export const wholeLog: LogFilter = { words: '', actor: undefined, takenBack: 'shown' };

/** Newest first, as people ask "what was that just now?". */
export function filteredLog(lines: readonly LogLine[], filter: LogFilter): readonly LogLine[] {
  const words = looselyFolded(filter.words).split(' ');
  return lines
    .filter((line) => filter.actor === undefined || line.actor === filter.actor)
    .filter((line) => filter.takenBack === 'shown' || (line.takenBack === undefined && line.isUndo === undefined))
    .filter((line) => {
      const text = looselyFolded([line.text, ...(line.more ?? []), line.actor].join(' '));
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => b.version - a.version);
}

export const actorsIn = (lines: readonly LogLine[]): readonly string[] =>
  [...new Set(lines.map(({ actor }) => actor))].sort((a, b) => a.localeCompare(b, 'de'));
