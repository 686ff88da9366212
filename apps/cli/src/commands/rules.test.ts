import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebooks } from '@riffle/rulebooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);
const RIFFLE_TRACES = join(scratch.path, 'traces');
/** What a run of the tests leaves behind: one rule done, one said, one that failed. */
function testRun(): void {
  mkdirSync(RIFFLE_TRACES);
  const traces = [
    { ref: 'pvb:01', title: 'a', file: 'packages/hand/src/rules/pvb/some.test.ts', state: 'passed' },
    { ref: 'pvb:02', title: 'b', file: 'packages/floor/cases/cases.test.ts', state: 'passed' },
    { ref: 'gcb:T1', title: 'c', file: 'packages/floor/cases/cases.test.ts', state: 'failed' },
  ];
  writeFileSync(join(RIFFLE_TRACES, 'vitest.json'), JSON.stringify(traces));
}

describe('riffle rules', () => {
  it('names the rulebooks that there are', async () => {
    const { code, err } = await riffle(['rules', '--rulebook', 'xyz']);
    expect(code).toBe(1);
    expect(err).toMatch(/„xyz“.*pvb/);
  });

  it('says that the tests have never run', async () => {
    const { code, out, err } = await riffle(['rules', '--json'], { RIFFLE_TRACES });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('npm test');
  });

  describe('after a test run', () => {
    beforeAll(testRun);

    it('counts for each rulebook what is done and what is only said', async () => {
      const { code, out } = await riffle(['rules', '--json'], { RIFFLE_TRACES });
      expect(code).toBe(0);
      const { rulebooks: books } = JSON.parse(out) as { rulebooks: { id: string; said: string[] }[] };
      expect(books.map(({ id }) => id)).toEqual(rulebooks.map(({ id }) => id));
      expect(books[0]).toMatchObject({ edition: '2020-01', kinds: { ruling: { entries: expect.any(Number) } } });
      expect(books[0]?.said).toEqual(['02']);
      const { kinds } = books[0] as unknown as { kinds: Record<string, object> };
      const sum = (of: string) => Object.values(kinds).reduce((total, tally) => total + Reflect.get(tally, of), 0);
      expect(['entries', 'shown', 'done', 'said'].map(sum)).toEqual([310, 2, 1, 1]);
    });
    it('lists what is only said', async () => {
      const said = await riffle(['rules', '--rulebook', 'pvb', '--said'], { RIFFLE_TRACES });
      expect(said.out.trimEnd()).toBe('pvb:02');
      const none = await riffle(['rules', '--rulebook', 'gcb', '--said'], { LANG: 'en_US.UTF-8', RIFFLE_TRACES });
      expect(none.out.trimEnd()).toBe('gcb: No rule is only said.');
    });
    it('lists what is missing, an address a line', async () => {
      const { code, out } = await riffle(['rules', '--rulebook', 'gcb', '--missing'], { RIFFLE_TRACES });
      expect(code).toBe(0);
      expect(
        out
          .trimEnd()
          .split('\n')
          .every((line) => line.startsWith('gcb:')),
      ).toBe(true);
    });
    it('tells it to people', async () => {
      const { out } = await riffle(['rules', '--rulebook', 'pvb'], { LANG: 'en_US.UTF-8', RIFFLE_TRACES });
      expect(out).toMatch(/pvb@2020-01 +done +said +of\n/);
      expect(out).toMatch(/together +1 +1 +310\n/);
      expect(out).toContain('Last test run');
    });
  });
});
