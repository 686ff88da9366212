import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const trials = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('how trials are asked', () => {
  it.each([['--tims', '5'], ['--times'], ['money']])('is told where it was asked otherwise: %s', (...args) => {
    const usage = /^[^\n]+\nnpm run trials -- \[--only NAME\]…[^\n]*\ntrials: backup, .*roles\n$/;
    expect(trials(...args)).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(usage) });
  });

  it('is told whoever wants to know, and names what there is where a name is wrong', () => {
    expect(trials('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--only NAME'), stderr: '' });
    expect(trials('--only', 'mony')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('mony; there are: backup'),
    });
  });
});
