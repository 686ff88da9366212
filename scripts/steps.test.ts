import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

type Count = { readonly passed: number; readonly failed: readonly string[] };

/** What `npm test` counts for a step: this program as a check. The last line is the count, the others what was printed. */
function checked(program: string, command = 'process.execPath'): { readonly count: Count; readonly printed: string } {
  const script = `import { check } from './scripts/steps.mjs';
    const count = await check('lint', ${command}, ['-e', ${JSON.stringify(program)}], { env: process.env });
    console.log(JSON.stringify(count));`;
  const options = { cwd: `${import.meta.dirname}/..`, encoding: 'utf8' } as const;
  const lines = execFileSync(process.execPath, ['--input-type=module', '-e', script], options).trimEnd().split('\n');
  return { count: JSON.parse(lines.at(-1) ?? '') as Count, printed: lines.slice(0, -1).join('\n') };
}

describe('a step of npm test', () => {
  it('counts one that ends well, and shows both of its streams under its heading', () => {
    const { count, printed } = checked('console.log("fine"); console.error("a hint")');
    expect(count).toEqual({ passed: 1, failed: [] });
    expect(printed).toMatch(/^\n?── .+ ──\n(fine\na hint|a hint\nfine)\n\d+\.\d s$/);
  });

  it.each([
    ['ends with another code', 'process.exit(3)', undefined],
    ['is killed', 'process.kill(process.pid, "SIGKILL")', undefined],
    ['is not there', '', "'no-such-tool'"],
  ])('counts as failed one that %s', (_, program, command) => {
    expect(checked(program, command).count).toEqual({ passed: 0, failed: ['lint'] });
  });
});
