import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { agrees, finishingStacks } from '../hands/finishing-stacks.ts';
import { replayRecord } from '../hands/replay.ts';
import { readPhh } from './read-phh.ts';

type Expectation = { readonly finishing_stacks: readonly number[]; readonly check: 'strict' | 'no-rake' | 'legality' };

const given = new URL('given/', import.meta.url);
/** Thousands of hands that were really played, and of random ones, beside the project. */
const open = new URL('../../../../../shared/phh/open/', import.meta.url);

function expectations(folder: URL): ReadonlyMap<string, Expectation> {
  const { hands } = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as {
    readonly hands: Readonly<Record<string, Expectation>>;
  };
  return new Map(Object.entries(hands));
}
const files = (folder: URL): readonly string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /[.]phhs?$/.test(file));

/** What is wrong with each hand of a folder, and how many there were. */
function replayAll(folder: URL, expected: ReadonlyMap<string, Expectation>) {
  const wrong: unknown[] = [];
  let played = 0;
  for (const file of files(folder)) {
    for (const read of readPhh(readFileSync(new URL(file, folder), 'utf8'))) {
      const name = expected.has(file) ? file : `${file}#${String(read.hand)}`;
      const must = expected.get(name);
      played += 1;
      if (!read.ok || must === undefined) {
        wrong.push({ name, ...(read.ok ? { unexpected: true } : read.fault) });
        continue;
      }
      const replay = replayRecord(read.record);
      const stacks = finishingStacks(read.record, replay);
      const reached = must.check === 'legality' || agrees(stacks, must.finishing_stacks);
      if (replay.fault !== undefined || !reached) wrong.push({ name, ...replay.fault, stacks });
    }
  }
  return { wrong, played };
}

describe('hands that were played', () => {
  it('end with the stacks that they must, in each of the eleven variants', () => {
    const expected = expectations(given);
    expect(replayAll(given, expected)).toEqual({ wrong: [], played: expected.size });
  });

  const skipped = existsSync(open) ? '' : ', skipped: ../shared/phh/open is not there';
  it.skipIf(skipped !== '')(`all do so in the large collection${skipped}`, { timeout: 60_000 }, () => {
    const expected = expectations(open);
    expect(replayAll(open, expected)).toEqual({ wrong: [], played: expected.size });
  });
});
