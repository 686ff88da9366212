import { describe, expect, it } from 'vitest';
import { newTrial } from './trial.ts';

const { lint } = newTrial();
/** How often the ban is found broken. */
const found = (path: string, code: string): number =>
  lint({ [path]: code }).split('Math.random can be foretold').length - 1;

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
