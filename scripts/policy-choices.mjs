// Writes packages/rulebooks/src/house/policy-choices.ts: which answers there are to each policy, from the sentences that are
// written for them. A test in packages/words says when it has to be run again: node scripts/policy-choices.mjs
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyNames } from '../packages/rulebooks/src/index.ts';
import { policyWords } from '../packages/words/src/index.ts';

const path = join(import.meta.dirname, '../packages/rulebooks/src/house/policy-choices.ts');
const lines = policyNames.flatMap((name) => {
  const { of } = policyWords.de[name].value;
  return of === undefined ? [] : [`  '${name}': ${JSON.stringify(of)},`];
});
writeFileSync(
  path,
  [
    "import type { PolicyName } from '../policies.ts';",
    '',
    '/** The answers that there are to each policy that is answered by a choice. Written by `scripts/policy-choices.mjs`. */',
    'export const policyChoices: { readonly [P in PolicyName]?: readonly string[] } = {',
    ...lines,
    '};',
    '',
  ].join('\n'),
);
execFileSync('npx', ['biome', 'check', '--write', path], { stdio: 'inherit' });
