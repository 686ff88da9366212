import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rulebooks } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../places.ts';
import { riffle } from '../testing/riffle-process.ts';

const traces = join(ROOT, '.traces');
const hasRun = existsSync(traces) && readdirSync(traces).some((name) => name.endsWith('.json'));

describe('riffle rules', () => {
  it('names the rulebooks that there are', async () => {
    const { code, err } = await riffle(['rules', '--rulebook', 'xyz']);
    expect(code).toBe(1);
    expect(err).toMatch(/„xyz“.*pvb/);
  });

  it.skipIf(hasRun)('says that the tests have never run', async () => {
    const { code, out, err } = await riffle(['rules', '--json']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('npm test');
  });

  describe.skipIf(!hasRun)('after a test run', () => {
    it('counts for each rulebook what is shown', async () => {
      const { code, out } = await riffle(['rules', '--json']);
      expect(code).toBe(0);
      const { rulebooks: books } = JSON.parse(out) as { rulebooks: { id: string; missing: string[] }[] };
      expect(books.map(({ id }) => id)).toEqual(rulebooks.map(({ id }) => id));
      expect(books[0]).toMatchObject({ edition: '2020-01', kinds: { ruling: { entries: expect.any(Number) } } });
    });
    it('lists what is missing, an address a line', async () => {
      const { code, out } = await riffle(['rules', '--rulebook', 'gcb', '--missing']);
      expect(code).toBe(0);
      expect(
        out
          .trimEnd()
          .split('\n')
          .every((line) => line.startsWith('gcb:')),
      ).toBe(true);
    });
    it('tells it to people', async () => {
      const { out } = await riffle(['rules', '--rulebook', 'pvb'], { LANG: 'en_US.UTF-8' });
      expect(out).toMatch(/pvb@2020-01 +\d+ \/ 310 shown/);
      expect(out).toContain('Last test run');
    });
  });
});
