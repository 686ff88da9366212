import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindNames } from '../src/kinds.ts';
import { offencesRecord } from './offences.ts';
import { recordOf } from './record-of.ts';

const folder = join(import.meta.dirname, 'kinds');

/** The first line that differs says enough; the whole is seen by `npm run record` and `git diff`. */
function firstOther(file: string, now: string): string | undefined {
  const before = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n');
  const at = now.split('\n').findIndex((line, nth) => line !== before[nth]);
  if (at === -1) return before.length > now.split('\n').length ? `${file}: more lines are written` : undefined;
  return `${file}:${String(at + 1)} was "${before[at] ?? ''}", is "${now.split('\n')[at] ?? ''}": npm run record`;
}

describe('what comes out of every kind of incident is what the record says', () => {
  it.each(kindNames)('%s', (kind) => {
    expect(firstOther(`kinds/${kind}.txt`, recordOf(kind))).toBeUndefined();
  });

  it('offences', () => {
    expect(firstOther('offences.txt', offencesRecord())).toBeUndefined();
  });

  it('there is a record of each kind, and of nothing else', () => {
    expect(readdirSync(folder).sort()).toEqual(kindNames.map((kind) => `${kind}.txt`).sort());
  });
});
