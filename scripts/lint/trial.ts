import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The project's own settings, over files that are nobody's. */
export function newTrial() {
  const trial = mkdtempSync(join(tmpdir(), 'riffle-lint-'));
  const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(
    join(trial, 'biome.json'),
    JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }),
  );
  cpSync(join(root, 'scripts/lint'), join(trial, 'scripts/lint'), { recursive: true });
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'package.json']) {
    cpSync(join(root, file), join(trial, file));
  }
  afterAll(() => {
    rmSync(trial, { recursive: true });
  });
  const put = (path: string, code: string): void => {
    const file = join(trial, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  };
  const run = (tool: string, args: readonly string[]): string => {
    const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: trial, encoding: 'utf8' });
    return stdout + stderr;
  };
  for (const name of ['fastify', 'smol-toml', 'vitest', 'zod']) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    put(`node_modules/${name}/index.js`, '');
  }
  return {
    /** What the lint says of these files. */
    lint(files: Readonly<Record<string, string>>): string {
      for (const [path, code] of Object.entries(files)) put(path, code);
      return run('biome', ['lint', '--colors=off', '--max-diagnostics=none', ...Object.keys(files)]);
    },
    /** Which rules on who may import whom these files break, each as `rule: file → file`. */
    broken(files: Readonly<Record<string, string>>): readonly string[] {
      for (const [path, code] of Object.entries(files)) put(path, code);
      const tops = [...new Set(Object.keys(files).map((path) => path.split('/')[0] as string))];
      const told = run('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...tops]);
      const { summary } = JSON.parse(told) as {
        summary: { violations: readonly { rule: { name: string }; from: string; to: string }[] };
      };
      return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    },
  };
}
