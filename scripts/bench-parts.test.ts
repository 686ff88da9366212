import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the benchmarks name their parts where one is asked for that there is not', () => {
  const main = join(import.meta.dirname, '../bench/src/main.ts');
  const ran = spawnSync(process.execPath, ['--disable-warning=Warning', main, '--only', 'start-up']);
  expect({ status: ran.status, out: String(ran.stdout) }).toEqual({ status: 2, out: '' });
  expect(String(ran.stderr)).toContain('no such part: start-up; there are: commands, screens, startUp');
});
