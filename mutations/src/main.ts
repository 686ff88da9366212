import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './place.ts';
import { PACKAGES, Project, sourcesOf } from './project.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';
import { tryAll } from './try-all.ts';

/** Their tests count for every package: a rule of a book may be shown by a hand that is played under it. */
const JUDGES =
  'packages/{rulebooks,floor,tournament,hand,table,cards,aggregate,money,people}/{src,cases,oracle}/**/*.test.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    budget: { type: 'string', default: '8' },
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
const began = performance.now();
const sources = names.flatMap(sourcesOf);
const project = new Project(sources);
const mutants = Object.fromEntries(sources.map((file) => [file, project.mutants(file)]));
const isAsked = (file: string): boolean => values.file === undefined || values.file.some((part) => file.includes(part));
const chosen = names.flatMap((name) =>
  sample(
    sourcesOf(name)
      .filter(isAsked)
      .flatMap((file) => mutants[file] ?? []),
    Number(values.sample),
    Number(values.seed),
  ),
);
say(`${String(chosen.length)} changes of ${String(Object.values(mutants).flat().length)}, seed ${values.seed}`);
const seen = project.seenByCompiler(chosen);
say(`${String(seen.size)} do not compile, and are left out`);

const tried = await tryAll(
  {
    root: ROOT,
    testFiles: globSync(JUDGES, { cwd: ROOT })
      .map((file) => file.replaceAll('\\', '/'))
      .sort(),
    mutants,
    patience: 3_000,
    budget: Number(values.budget) * 1000,
    kept: join(ROOT, 'node_modules/.cache/riffle-mutations'),
  },
  chosen.filter((mutant) => !seen.has(mutant)),
  progress,
);
progress('');
for (const line of report(tried, names)) say(line);
say(`in ${String(Math.round((performance.now() - began) / 1000))} s`);
if (values.json !== undefined)
  writeFileSync(values.json, `${JSON.stringify({ seed: Number(values.seed), seen: seen.size, tried }, null, 1)}\n`);
