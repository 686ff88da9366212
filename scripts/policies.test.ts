import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { policies, policyNames } from '@riffle/rulebooks';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const rulebooks = join(root, 'packages/rulebooks/src');
const kebab = (subject: string) => subject.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
const named = (text: string): readonly string[] =>
  [...text.matchAll(/'([a-zA-Z]+\.[a-zA-Z0-9]+)'/g)].map(([, name = '']) => name);

/** What runs: neither what only speaks of policies, nor what a test or an example expects of them. */
const asking = globSync('{packages,apps}/*/src/**/*.{ts,svelte}', { cwd: root }).filter(
  (file) => !/^packages\/(rulebooks|words)\/|[.]test[.]ts$|\/setup\/new\/distinctive[.]ts$/.test(file),
);
const asked = new Set(asking.flatMap((file) => named(readFileSync(join(root, file), 'utf8'))));

it('a policy is asked for somewhere, or says that it only serves reading', () => {
  const unasked = policyNames.filter((name) => !asked.has(name));
  expect(unasked).toEqual(policyNames.filter((name) => policies[name].reference === true));
});

it.each(
  globSync('{policies,books/*}/*.ts', { cwd: rulebooks }).filter(
    (file) => !/(\/(index|imprint|stored|breaches)|[.]test)[.]ts$/.test(file),
  ),
)('%s has the policies of its subject alone', (file) => {
  const keys = [...readFileSync(join(rulebooks, file), 'utf8').matchAll(/^ {2}'([a-zA-Z]+)\./gm)];
  const subjects = new Set(keys.map(([, subject = '']) => kebab(subject)));
  expect([...subjects]).toEqual([basename(file, '.ts')]);
});
