import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuleRef } from '@riffle/rulebooks';

/** What the tests of this project showed when they last ran. */
export type TestRun = { readonly shown: ReadonlySet<RuleRef>; readonly at: Date };
type Trace = { readonly ref: RuleRef; readonly state: 'passed' | 'failed' };

/** `undefined` where the tests have never run here. A failed test shows nothing. */
export async function lastTestRun(folder: string): Promise<TestRun | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  if (names.length === 0) return undefined;
  const shown = new Set<RuleRef>();
  let at = 0;
  for (const name of names) {
    const path = join(folder, name);
    const traces = JSON.parse(await readFile(path, 'utf8')) as readonly Trace[];
    for (const { ref, state } of traces) if (state === 'passed') shown.add(ref);
    at = Math.max(at, (await stat(path)).mtimeMs);
  }
  return { shown, at: new Date(at) };
}
