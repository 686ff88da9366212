import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The project's own settings, over files that are nobody's. */
const trial = mkdtempSync(join(tmpdir(), 'riffle-lint-'));
const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Record<string, unknown>;
writeFileSync(join(trial, 'biome.json'), JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }));
cpSync(join(root, 'scripts/lint'), join(trial, 'scripts/lint'), { recursive: true });
afterAll(() => {
  rmSync(trial, { recursive: true });
});

/** How often the lint finds the ban broken in this code, were it in that file. */
function found(path: string, code: string): number {
  const file = join(trial, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', path], { cwd: trial, encoding: 'utf8' });
  return (stdout + stderr).split('Math.random can be foretold').length - 1;
}

describe('Math.random', () => {
  it('is found in a package, however it is written', () => {
    const ways = [
      'export const a = Math.random();',
      'export const b = Math.random;',
      "export const c = Math['random']();",
      'export const d = globalThis.Math.random();',
      'export const e = Math?.random();',
      'const { random } = Math;',
      'const other = Math;',
    ];
    expect(found('packages/cards/src/shuffle.ts', `${ways.join('\n')}\nexport { other, random };\n`)).toBe(ways.length);
  });

  it('is found in an app', () => {
    expect(found('apps/server/src/main.ts', 'export const pick = Math.random();\n')).toBe(1);
  });

  it('is left to tests, and what is handed in is left alone', () => {
    expect(found('packages/cards/src/shuffle.test.ts', 'export const pick = Math.random();\n')).toBe(0);
    const handedIn = 'export const pick = (from: { random: () => number }) => from.random() + Math.floor(1.5);\n';
    expect(found('packages/cards/src/uniform.ts', handedIn)).toBe(0);
  });
});
