import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureBrowser,
  ensureInstalled,
  ensureOtherBrowsers,
  ensureProxies,
  findNode,
  root,
  toolPath,
} from './ready.mjs';
import { words } from './script-words.mjs';
import { check, inTurn, tests, total } from './steps.mjs';

const began = Date.now();
ensureInstalled();
const node = findNode();
ensureProxies();
ensureOtherBrowsers();
const env = { ...toolPath(node), RIFFLE_CHROMIUM: ensureBrowser() };
const web = { env, cwd: join(root, 'apps/web') };
// what it kept of a component that has moved since would be checked as well
rmSync(join(web.cwd, '.svelte-check'), { recursive: true, force: true });

console.log(words.running);
// two things at a time, so that two cores are busy and no more is asked of them: the browser comes when all else is done
const beside = await Promise.all([
  tests('unit', 'vitest.config.ts', { env }),
  inTurn(
    () => check('build', process.execPath, ['scripts/build.mjs'], { env }),
    () => check('types', 'tsc', ['-b'], { env }),
    () => check('lint', 'biome', ['check', '.'], { env }),
    () => check('web', 'svelte-check', ['--tsgo', '--fail-on-warnings', '--tsconfig', 'tsconfig.json'], web),
    () => check('worker', 'tsc', ['-p', 'tsconfig.worker.json'], web),
    () => check('web build', 'tsc', ['-p', 'tsconfig.node.json'], web),
    () =>
      check('layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'bench', 'trials'], {
        env,
      }),
    () => check('unused', 'knip', [], { env }),
    () => check('unneeded', 'knip', ['--production', '--config', 'knip.production.json'], { env }),
  ),
]);
const { passed, failed } = total([...beside, await tests('e2e', 'vitest.e2e.config.ts', { env })]);

console.log(`\n${words.tookInAll(((Date.now() - began) / 1000).toFixed(1))}`);
// once more at the end: between them and here lie thousands of lines
for (const name of failed) console.log(`✗ ${name}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
