import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { leftIn } from './left.ts';
import type { Mutant } from './mutant.ts';
import { ROOT } from './place.ts';
import { PACKAGES, Project, sourcesOf } from './project.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';
import { tryAll } from './try-all.ts';

/** Their tests count for every package: a rule of a book may be shown by a hand that is played under it. */
const JUDGES = [
  'packages/{rulebooks,floor,tournament,hand,table,cards,aggregate,money,people}/{src,cases,oracle,record}/**/*.test.ts',
  // what these two hold against the docs is what the kinds and the policies say of themselves
  'apps/cli/src/incidents-page.test.ts',
  'apps/server/src/schema/house-schema.test.ts',
];

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    budget: { type: 'string', default: '8' },
    by: { type: 'string', multiple: true },
    json: { type: 'string' },
  },
});
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
};
const names = PACKAGES.filter((name) => values.only === undefined || values.only.includes(name));
if (names.length === 0) {
  say(`there are: ${PACKAGES.join(', ')}`);
  process.exit(2);
}

/** The compiler takes much memory, and is not needed any more when the tests run. */
function chosen(): {
  readonly mutants: { readonly [file: string]: readonly Mutant[] };
  readonly tried: readonly Mutant[];
} {
  const project = new Project(PACKAGES.flatMap(sourcesOf));
  const mutants = Object.fromEntries(names.flatMap(sourcesOf).map((file) => [file, project.mutants(file)]));
  const isAsked = (file: string): boolean =>
    values.file === undefined || values.file.some((part) => file.includes(part));
  const drawn = names.flatMap((name) => {
    const all = sourcesOf(name)
      .filter(isAsked)
      .flatMap((file) => mutants[file] ?? []);
    return sample(all, Number(values.sample), Number(values.seed));
  });
  say(`${String(drawn.length)} changes of ${String(Object.values(mutants).flat().length)}, seed ${values.seed}`);
  const seen = project.seenByCompiler(drawn);
  say(`${String(seen.size)} do not compile, and are left out`);
  return { mutants, tried: drawn.filter((mutant) => !seen.has(mutant)) };
}

const began = performance.now();
const { mutants, tried: asked } = chosen();
const tried = await tryAll(
  {
    root: ROOT,
    testFiles: globSync(JUDGES, { cwd: ROOT })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => values.by === undefined || values.by.some((name) => file.startsWith(`packages/${name}/`)))
      .sort(),
    mutants,
    kept: join(ROOT, 'node_modules/.cache/riffle-mutations'),
    patience: 3_000,
    looking: 10_000,
    budget: Number(values.budget) * 1000,
  },
  asked,
  progress,
);
progress('');
const left = leftIn(readFileSync(join(ROOT, 'docs/mutations.md'), 'utf8'));
for (const line of report(tried, names, left)) say(line);
say(`in ${String(Math.round((performance.now() - began) / 1000))} s`);
if (values.json !== undefined)
  writeFileSync(values.json, `${JSON.stringify({ seed: Number(values.seed), tried }, null, 1)}\n`);
