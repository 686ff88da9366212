import { coverage, loadRules } from '@riffle/rulebooks';
import { expect, it } from 'vitest';
import { coveragePage } from './coverage-page.ts';

it('shows each rulebook with what is shown and what is missing', async () => {
  const catalogue = await loadRules('pvb');
  if (catalogue === undefined) throw new Error('no pvb');
  const [first, second] = catalogue.rules;
  if (first === undefined || second === undefined) throw new Error('no rules');
  const [covered] = coverage([catalogue], new Set([first.address])).rulebooks;
  if (covered === undefined) throw new Error('not covered');
  const page = coveragePage([{ catalogue, covered }]);
  expect(page).toContain(`| pvb | ${catalogue.edition} | ${String(catalogue.rules.length)} | 1 | 0 % |`);
  expect(page).toContain(`\`${second.ref}\``);
  expect(page).not.toContain(`\`${first.ref}\``);
});
