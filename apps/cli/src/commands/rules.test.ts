import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebooks } from '@riffle/rulebooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);
const RIFFLE_TRACES = join(scratch.path, 'traces');
/** What a run of the tests leaves behind: one rule shown, one not. */
function testRun(): void {
  mkdirSync(RIFFLE_TRACES);
  const traces = [
    { ref: 'pvb:01', state: 'passed' },
    { ref: 'gcb:T1', state: 'failed' },
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

    it('counts for each rulebook what is shown', async () => {
      const { code, out } = await riffle(['rules', '--json'], { RIFFLE_TRACES });
      expect(code).toBe(0);
      const { rulebooks: books } = JSON.parse(out) as { rulebooks: { id: string; missing: string[] }[] };
      expect(books.map(({ id }) => id)).toEqual(rulebooks.map(({ id }) => id));
      expect(books[0]).toMatchObject({ edition: '2020-01', kinds: { ruling: { entries: expect.any(Number) } } });
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
      expect(out).toMatch(/pvb@2020-01 +\d+ \/ 310 shown/);
      expect(out).toContain('Last test run');
    });
  });
});
