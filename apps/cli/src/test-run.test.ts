import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { lastTestRun } from './test-run.ts';
import { scratchFolder } from './testing/scratch-folder.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);

it('takes what passed from every list, nothing that failed, what is done before what is only said, and neither where a rule never stands without its neighbour', async () => {
  const folder = `${scratch.path}/traces`;
  expect(await lastTestRun(folder)).toBeUndefined();
  mkdirSync(folder);
  expect(await lastTestRun(folder)).toBeUndefined();
  const [hand, floor] = ['packages/hand/src/betting.test.ts', 'packages/floor/cases/cases.test.ts'];
  const unit = [
    { ref: 'pvb:1', title: 'a', file: hand, state: 'passed' },
    { ref: 'pvb:1', title: 'b', file: floor, state: 'passed' },
    { ref: 'pvb:2', title: 'c', file: hand, state: 'failed' },
    { ref: 'pvb:3', title: 'c', file: hand, state: 'failed' },
    { ref: 'pvb:3', title: 'd', file: floor, state: 'passed' },
    { ref: 'pvb:4', title: 'e', file: floor, state: 'passed' },
    { ref: 'pvb:5', title: 'e', file: floor, state: 'passed' },
    { ref: 'pvb:4', title: 'f', file: floor, state: 'passed' },
    { ref: 'pvb:6', title: 'g', file: hand, state: 'passed' },
    { ref: 'pvb:7', title: 'g', file: hand, state: 'passed' },
    { ref: 'pvb:7', title: 'i', file: hand, state: 'passed' },
    { ref: 'pvb:8', title: 'j', file: hand, state: 'passed' },
    { ref: 'pvb:9', title: 'j', file: hand, state: 'passed' },
    { ref: 'pvb:9', title: 'k', file: floor, state: 'passed' },
    { ref: 'gcb:T2', title: 'j', file: hand, state: 'passed' },
  ];
  writeFileSync(`${folder}/unit.json`, JSON.stringify(unit));
  writeFileSync(
    `${folder}/e2e.json`,
    JSON.stringify([{ ref: 'gcb:T1', title: 'h', file: 'e2e/whole-night.e2e.test.ts', state: 'passed' }]),
  );
  const run = await lastTestRun(folder);
  expect(Object.fromEntries(run?.shown ?? [])).toEqual({
    'gcb:T1': 'done',
    'gcb:T2': 'done',
    'pvb:1': 'done',
    'pvb:3': 'said',
    'pvb:4': 'said',
    'pvb:5': 'beside',
    'pvb:6': 'beside',
    'pvb:7': 'done',
    'pvb:8': 'beside',
    'pvb:9': 'said',
  });
  expect(run?.at.getTime()).toBeGreaterThan(0);
});
