import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newTrial, root } from './trial.ts';

const { broken, lint } = newTrial();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const packages = readdirSync(join(root, 'packages'));
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/'([a-z]+)'/g)].map(([, name]) => name as string);
const impure = namesIn(/const impure = \[(.*)\]/.exec(read('.dependency-cruiser.cjs'))?.[1] ?? '');

describe('every package', () => {
  it('has its line on whom it may import', () => {
    const neighbours = /const neighbours = \{\n([^}]*)\}/.exec(read('.dependency-cruiser.cjs'))?.[1] ?? '';
    expect([...neighbours.matchAll(/^ {2}([a-z]+): \[/gm)].map(([, name]) => name).toSorted()).toEqual(
      packages.toSorted(),
    );
  });

  it('is pure but for the one that keeps things, and both tools name the same', () => {
    const { overrides } = JSON.parse(read('biome.json')) as { overrides: readonly { includes: readonly string[] }[] };
    const pure = overrides.find(({ includes }) => includes[0]?.startsWith('packages/*/')) ?? { includes: [] };
    const left = pure.includes.flatMap((glob) => /^!packages\/([a-z]+)\/\*\*$/.exec(glob)?.[1] ?? []);
    expect(left).toEqual(impure);
    expect(impure).toEqual(['journal']);
  });
});

describe('a domain package', () => {
  const bans = {
    Date: 'new Date(0)',
    performance: 'performance.now()',
    setTimeout: 'setTimeout(() => {}, 1)',
    setInterval: 'setInterval(() => {}, 1)',
    setImmediate: 'setImmediate(() => {})',
    queueMicrotask: 'queueMicrotask(() => {})',
    fetch: "fetch('/')",
    process: 'process.env',
    crypto: 'crypto.randomUUID()',
    console: "console.log('')",
    Buffer: 'Buffer.alloc(1)',
    localStorage: "localStorage.getItem('')",
    globalThis: 'globalThis.Date',
  };
  const code = Object.values(bans).map((use, nth) => `export const use${String(nth)} = ${use};\n`);

  it('knows no clock, no timer and nothing outside', () => {
    const files = packages.flatMap((name) =>
      Object.keys(bans).map((ban, nth) => [`packages/${name}/src/${ban}.ts`, code[nth] as string] as const),
    );
    const told = lint(Object.fromEntries(files));
    for (const [file] of files) {
      const found = told.includes(`${file}:1:`);
      expect(found, file).toBe(!impure.some((name) => file.startsWith(`packages/${name}/`)));
    }
  });

  it('may know them in its tests', () => {
    expect(lint({ 'packages/cards/src/trial.test.ts': code.join('') })).not.toContain('noRestrictedGlobals');
  });
});

describe('who imports whom', () => {
  const outside = "import 'node:fs';\nimport 'fastify';\nimport 'vitest';\n";
  const inside = ['packages/journal/src/index.ts', 'packages/cards/src/index.ts', 'apps/server/src/index.ts'];
  const tops = ['apps/cli/src/index.ts', 'apps/web/src/index.ts', 'bench/src/index.ts'];
  const all = [...inside, ...tops].map((file) => `import '../../../${file}';\n`).join('');
  const rules = broken({
    ...Object.fromEntries([...inside, ...tops].map((file) => [file, ''])),
    ...Object.fromEntries(packages.map((name) => [`packages/${name}/src/trial.ts`, `${outside}${all}`])),
    'packages/cards/src/trial.test.ts': outside,
    'packages/formats/src/parse.ts': "import 'zod';\nimport 'smol-toml';\n",
    'packages/table/src/parse.ts': "import 'zod';\n",
    'apps/web/src/trial.ts': all,
    'apps/server/src/trial.ts': all,
    'apps/cli/src/trial.ts': all,
  });
  const by = (from: string): readonly string[] =>
    rules.filter((line) => line.includes(`: ${from} → `)).map((line) => line.replace(/:.* → /, ': '));

  it.each(packages.filter((name) => !impure.includes(name)))(
    '%s imports no node module, nothing from npm, no app',
    (name) => {
      const broke = by(`packages/${name}/src/trial.ts`);
      const rule = name === 'formats' ? 'pure-formats' : 'pure-domain';
      expect(broke).toEqual(
        expect.arrayContaining([
          `${rule}: fs`,
          `${rule}: node_modules/fastify/index.js`,
          `${rule}: node_modules/vitest/index.js`,
        ]),
      );
      for (const file of ['packages/journal/src/index.ts', 'apps/server/src/index.ts', ...tops]) {
        expect(broke).toContain(`layers-${name}: ${file}`);
      }
    },
  );

  it('the journal knows no domain package and no app', () => {
    expect(by('packages/journal/src/trial.ts').toSorted()).toEqual(
      ['packages/cards/src/index.ts', 'apps/server/src/index.ts', ...tops]
        .map((file) => `layers-journal: ${file}`)
        .toSorted(),
    );
  });

  it('tests are free, and formats has the parsers that are named', () => {
    expect(by('packages/cards/src/trial.test.ts')).toEqual([]);
    expect(by('packages/formats/src/parse.ts')).toEqual([]);
    expect(by('packages/table/src/parse.ts')).toEqual(['pure-domain: node_modules/zod/index.js']);
  });

  it('the web knows neither journal nor server, the other apps not the web', () => {
    expect(by('apps/web/src/trial.ts').toSorted()).toEqual(
      ['apps/cli/src/index.ts', 'apps/server/src/index.ts', 'bench/src/index.ts', 'packages/journal/src/index.ts'].map(
        (file) => `layers-web-server: ${file}`,
      ),
    );
    expect(by('apps/server/src/trial.ts')).toEqual(tops.map((file) => `layers-apps-server: ${file}`));
    expect(by('apps/cli/src/trial.ts')).toEqual(tops.slice(1).map((file) => `layers-apps-cli: ${file}`));
  });
});
