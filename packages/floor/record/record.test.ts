import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindNames } from '../src/kinds.ts';
import { recordOf } from './record-of.ts';

const folder = join(import.meta.dirname, 'kinds');

/** The first line that differs says enough; the whole is seen by `npm run record` and `git diff`. */
function firstOther(kind: string, now: string): string | undefined {
  const before = readFileSync(join(folder, `${kind}.txt`), 'utf8').split('\n');
  const at = now.split('\n').findIndex((line, nth) => line !== before[nth]);
  if (at === -1) return before.length > now.split('\n').length ? `${kind}: more lines are written` : undefined;
  return `${kind}:${String(at + 1)} was "${before[at] ?? ''}", is "${now.split('\n')[at] ?? ''}": npm run record`;
}

describe('what comes out of every kind of incident is what the record says', () => {
  it.each(kindNames)('%s', (kind) => {
    expect(firstOther(kind, recordOf(kind))).toBeUndefined();
  });

  it('there is a record of each kind, and of nothing else', () => {
    expect(readdirSync(folder).sort()).toEqual(kindNames.map((kind) => `${kind}.txt`).sort());
  });
});
