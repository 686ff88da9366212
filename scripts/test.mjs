import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureBuilt, ensureInstalled, findNode, root, toolPath } from './ready.mjs';
import { words } from './script-words.mjs';

ensureInstalled();
const node = findNode();
const browser = ensureBrowser();
const env = { ...toolPath(node), RIFFLE_CHROMIUM: browser };

const tool = (name) => join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const totals = { passed: 0, failed: 0 };

function step(name, run) {
  console.log(words.step(words.steps[name]));
  const began = Date.now();
  const { passed, failed } = run();
  totals.passed += passed;
  totals.failed += failed;
  console.log(words.took(((Date.now() - began) / 1000).toFixed(1)));
}

/** A check counts as one test. */
const check = (name, command, args, cwd = root) =>
  step(name, () => {
    const done = spawnSync(tool(command), args, { cwd, stdio: 'inherit', env, shell: process.platform === 'win32' });
    return done.status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });

/** The runner's own count; a run that ends without one has failed. */
const vitest = (name, config) =>
  step(name, () => {
    const folder = join(root, '.cache');
    const file = join(folder, `vitest-${name}.json`);
    mkdirSync(folder, { recursive: true });
    rmSync(file, { force: true });
    const done = spawnSync(
      tool('vitest'),
      [
        'run',
        '--config',
        config,
        '--reporter=default',
        '--reporter=./scripts/trace-reporter.ts',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      {
        cwd: root,
        stdio: 'inherit',
        env,
        shell: process.platform === 'win32',
      },
    );
    if (!existsSync(file)) return { passed: 0, failed: 1 };
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed, failed: Math.max(failed, done.status === 0 ? 0 : 1) };
  });

check('lint', 'biome', ['check', '.']);
check('types', 'tsc', ['-b']);
check('web', 'svelte-check', ['--tsgo', '--fail-on-warnings', '--tsconfig', 'tsconfig.json'], join(root, 'apps/web'));
check('layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'bench']);
check('unused', 'knip', []);
vitest('unit', 'vitest.config.ts');
step('build', () => (ensureBuilt(node) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
vitest('e2e', 'vitest.e2e.config.ts');

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
