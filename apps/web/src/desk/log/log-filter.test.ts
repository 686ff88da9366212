import { toCommitId } from '@riffle/aggregate';
import type { LogLine } from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { actorsIn, filteredLog, wholeLog } from './log-filter.ts';

const line = (version: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
  id: toCommitId(String(version)),
  version,
  at: version,
  actor: 'Petra',
  role: 'floor',
  text,
  ...more,
});
const lines = [
  line(1, 'Uhr gestartet.', { actor: 'Jörg' }),
  line(2, 'Anke Petersen ausgeschieden.', { takenBack: true }),
  line(3, 'Zurückgenommen: Ausscheiden.', { isUndo: true }),
  line(4, 'Tisch 3 aufgelöst.', { more: ['Çağla Yıldız an Tisch 1 · Platz 4.'] }),
];

describe('the log', () => {
  it('shows everything, newest first', () => {
    expect(filteredLog(lines, wholeLog).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });
  it('finds words in every sentence of a step and in who did it', () => {
    expect(filteredLog(lines, { ...wholeLog, words: 'cagla' })).toHaveLength(1);
    expect(filteredLog(lines, { ...wholeLog, words: 'jorg uhr' })).toHaveLength(1);
  });
  it('narrows to one person, or to what still counts', () => {
    expect(filteredLog(lines, { ...wholeLog, actor: 'Jörg' })).toHaveLength(1);
    expect(filteredLog(lines, { ...wholeLog, takenBack: 'hidden' }).map(({ version }) => version)).toEqual([4, 1]);
    expect(actorsIn(lines)).toEqual(['Jörg', 'Petra']);
  });
});
