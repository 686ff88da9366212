import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { type RuleRef, tracesIn } from '@riffle/rulebooks';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** A rule and a test that names it. */
export type Trace = {
  readonly ref: RuleRef;
  /** The test's full name, with the groups in which it stands. */
  readonly title: string;
  /** From the root of the project, with forward slashes. */
  readonly file: string;
  readonly state: 'passed' | 'failed';
};

/** What one test file did in a run. */
export type FileRun = {
  readonly file: string;
  readonly tests: readonly { readonly title: string; readonly state: 'passed' | 'failed' | 'skipped' }[];
};

/** What the runs so far have seen: a run of some files or some tests leaves what it did not run as it was. */
export function mergeTraces(before: readonly Trace[], runs: readonly FileRun[]): readonly Trace[] {
  const ranNow = new Map(runs.map(({ file, tests }) => [file, new Set(skipped(tests))]));
  const kept = before.filter(({ file, title }) => ranNow.get(file)?.has(title) ?? true);
  const seen = runs.flatMap(({ file, tests }) =>
    tests.flatMap(({ title, state }) =>
      state === 'skipped' ? [] : tracesIn(title).map((ref): Trace => ({ ref, title, file, state })),
    ),
  );
  return [...kept, ...seen].sort(
    (a, b) => compare(a.file, b.file) || compare(a.title, b.title) || compare(a.ref, b.ref),
  );
}

const skipped = (tests: FileRun['tests']): readonly string[] =>
  tests.filter(({ state }) => state === 'skipped').map(({ title }) => title);

// by code unit, so that the file is the same on every machine
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Writes `.traces/<name>.json`, the name from the options or from the configuration's file (`vitest.e2e.config.ts`). */
export default class TraceReporter implements Reporter {
  #vitest: Vitest | undefined;
  readonly #name: string | undefined;

  constructor(options: { readonly name?: string } = {}) {
    this.#name = options.name;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#vitest === undefined) return;
    const { root } = this.#vitest.config;
    const folder = join(root, '.traces');
    const path = join(folder, `${this.#name ?? nameOf(this.#vitest.vite.config.configFile)}.json`);
    const before = read(path).filter(({ file }) => existsSync(join(root, file)));
    const runs = modules.filter(finished).map((module) => fileRun(module, root));
    mkdirSync(folder, { recursive: true });
    // written aside first: a reader never meets half a list
    writeFileSync(`${path}.new`, `${JSON.stringify(mergeTraces(before, runs), null, 1)}\n`);
    renameSync(`${path}.new`, path);
  }
}

const nameOf = (configFile: string | undefined): string =>
  basename(configFile ?? 'vitest').replace(/\.config\.\w+$/, '');

const finished = (module: TestModule): boolean => module.state() !== 'queued' && module.state() !== 'pending';

const fileRun = (module: TestModule, root: string): FileRun => ({
  file: relative(root, module.moduleId).split(sep).join('/'),
  tests: [...module.children.allTests()].map((test) => {
    const { state } = test.result();
    return { title: test.fullName, state: state === 'pending' ? 'skipped' : state };
  }),
});

function read(path: string): readonly Trace[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as readonly Trace[];
  } catch {
    // no run yet, or a list that a crash left unreadable: this run begins a new one
    return [];
  }
}
