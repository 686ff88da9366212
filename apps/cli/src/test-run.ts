import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuleRef, Shown } from '@riffle/rulebooks';
import { shownIn } from './shown-where.ts';

/** What the tests of this project showed when they last ran. */
export type TestRun = { readonly shown: ReadonlyMap<RuleRef, Shown>; readonly at: Date };
type Trace = { readonly ref: RuleRef; readonly file: string; readonly state: 'passed' | 'failed' };

/** `undefined` where the tests have never run here. A failed test shows nothing. */
export async function lastTestRun(folder: string): Promise<TestRun | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  if (names.length === 0) return undefined;
  const shown = new Map<RuleRef, Shown>();
  let at = 0;
  for (const name of names) {
    const path = join(folder, name);
    const traces = JSON.parse(await readFile(path, 'utf8')) as readonly Trace[];
    for (const { ref, file, state } of traces)
      if (state === 'passed' && shown.get(ref) !== 'done') shown.set(ref, shownIn(file));
    at = Math.max(at, (await stat(path)).mtimeMs);
  }
  return { shown, at: new Date(at) };
}
