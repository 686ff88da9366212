import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { lastTestRun } from './test-run.ts';
import { scratchFolder } from './testing/scratch-folder.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);

it('takes what passed from every list, and nothing that failed', async () => {
  const folder = `${scratch.path}/traces`;
  expect(await lastTestRun(folder)).toBeUndefined();
  mkdirSync(folder);
  expect(await lastTestRun(folder)).toBeUndefined();
  writeFileSync(`${folder}/unit.json`, '[{"ref":"pvb:1","state":"passed"},{"ref":"pvb:2","state":"failed"}]');
  writeFileSync(`${folder}/e2e.json`, '[{"ref":"gcb:T1","state":"passed"}]');
  const run = await lastTestRun(folder);
  expect([...(run?.shown ?? [])].toSorted()).toEqual(['gcb:T1', 'pvb:1']);
  expect(run?.at.getTime()).toBeGreaterThan(0);
});
