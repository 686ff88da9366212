import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { onlyBeside, type RuleRef, type Shown } from '@riffle/rulebooks';
import { shownIn } from './shown-where.ts';

/** What the tests of this project showed when they last ran. */
export type TestRun = { readonly shown: ReadonlyMap<RuleRef, Shown>; readonly at: Date };
type Trace = {
  readonly ref: RuleRef;
  readonly title: string;
  readonly file: string;
  readonly state: 'passed' | 'failed';
};

/** `undefined` where the tests have never run here. A failed test shows nothing. */
export async function lastTestRun(folder: string): Promise<TestRun | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  if (names.length === 0) return undefined;
  const passed: Trace[] = [];
  let at = 0;
  for (const name of names) {
    const path = join(folder, name);
    const traces = JSON.parse(await readFile(path, 'utf8')) as readonly Trace[];
    passed.push(...traces.filter(({ state }) => state === 'passed'));
    at = Math.max(at, (await stat(path)).mtimeMs);
  }
  return { shown: shownBy(passed), at: new Date(at) };
}

function shownBy(passed: readonly Trace[]): ReadonlyMap<RuleRef, Shown> {
  const shown = new Map<RuleRef, Shown>();
  // from the weakest to the strongest: what is done is done, whatever rulings say of it
  for (const { ref } of passed) shown.set(ref, 'beside');
  for (const how of ['said', 'done'] as const)
    for (const ref of byItself(passed.filter(({ file }) => shownIn(file) === how))) shown.set(ref, how);
  return shown;
}

/** The rules that these tests tell from their neighbours. */
function byItself(traces: readonly Trace[]): readonly RuleRef[] {
  const tests = Map.groupBy(traces, ({ file, title }) => `${file} ${title}`);
  const beside = onlyBeside([...tests.values()].map((named) => named.map(({ ref }) => ref)));
  return traces.map(({ ref }) => ref).filter((ref) => !beside.has(ref));
}
