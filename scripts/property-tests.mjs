import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './ready.mjs';

const IMPORTED = /from '(\.[^']+\.ts)'/g;

/** The tests that try random cases: a test file that names fast-check, or something of its own folder's that does. */
export const propertyTests = () =>
  globSync('{packages,apps}/*/src/**/*.test.ts', { cwd: root }).filter((file) => triesRandomCases(join(root, file)));

function triesRandomCases(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (text.includes("from 'fast-check'")) return true;
  return [...text.matchAll(IMPORTED)].some(([, path]) => triesRandomCases(join(dirname(file), path), seen));
}
