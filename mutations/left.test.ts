import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeOf, isLeft, leftIn } from './left.ts';
import type { Mutant } from './mutant.ts';
import { ROOT } from './place.ts';

const mutant = (was: string, becomes: string): Mutant => ({
  file: 'packages/hand/src/flow.ts',
  no: 0,
  line: 7,
  place: 'deal',
  rule: 'truth',
  kind: 'expression',
  from: 0,
  to: was.length,
  was,
  becomes,
});

it('a survivor that stays is known again by its file and its change', () => {
  const step = mutant('log(\n  hand\n);', '');
  const page = `text\n\n- packages/hand/src/flow.ts ${changeOf(step)}: nobody listens\n`;
  expect(leftIn(page)).toEqual([
    { file: step.file, change: '`log( hand );` → nothing', place: undefined, why: 'nobody listens' },
  ]);
  expect(isLeft(leftIn(page), step)).toBe(true);
  expect(isLeft(leftIn(page), mutant('true', 'false'))).toBe(false);
});

it('of two alike in one file, the one in the place that the line names', () => {
  const left = leftIn('- packages/hand/src/flow.ts `true` → `false` in `deal`: never looked at\n');
  expect(isLeft(left, mutant('true', 'false'))).toBe(true);
  expect(isLeft(left, { ...mutant('true', 'false'), place: 'showdown' })).toBe(false);
});

it('every line of the page is of a file that is there', () => {
  const left = leftIn(readFileSync(join(ROOT, 'docs/mutations.md'), 'utf8'));
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
});
