// Every test that tries random cases, and the packages' long fuzzers, from a seed that nobody has tried yet; or from the
// one that failed: npm run fuzz -- --seed N
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { propertyTests } from './property-tests.mjs';
import { findNode, root, stop, toolPath } from './ready.mjs';
import { words } from './script-words.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, actions: { type: 'string', default: '10000000' } },
});
const seed = values.seed === undefined ? randomInt(1, 2 ** 31) : Number(values.seed);
if (!Number.isSafeInteger(seed)) stop(words.noSeed);
console.log(words.fuzzing(seed));

const node = findNode();
const env = { ...toolPath(node), RIFFLE_SEED: String(seed) };
const ends = (args) => spawnSync(node, args, { cwd: root, stdio: 'inherit', env }).status === 0;
const longFuzzers = globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
  const { scripts: { fuzz } = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  return fuzz === undefined ? [] : [join(dirname(file), fuzz.replace(/^node /, ''))];
});
const failed = [
  ends([join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...propertyTests()]),
  ...longFuzzers.map((file) => ends([file, values.actions, String(seed)])),
].includes(false);
console.log(words.fuzzed(seed, !failed));
process.exit(failed ? 1 : 0);
