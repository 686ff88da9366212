import { coverage, loadNotes, loadRules, type RuleRef, type Shown } from '@riffle/rulebooks';
import { expect, it } from 'vitest';
import { coveragePage } from './coverage-page.ts';
import { STAYS_SAID } from './stays-said.ts';

async function pageOf(id: string, shown: ReadonlyMap<RuleRef, Shown>) {
  const catalogue = await loadRules(id);
  if (catalogue === undefined) throw new RangeError(id);
  const [covered] = coverage([catalogue], shown).rulebooks;
  if (covered === undefined) throw new Error('not covered');
  return coveragePage([{ catalogue, covered }]);
}

it('shows each rulebook with what is done, what is only said and what is missing', async () => {
  const [first, second, third, ...others] = (await loadRules('pvb'))?.rules ?? [];
  if (first === undefined || second === undefined || third === undefined) throw new Error('no rules');
  const page = await pageOf('pvb', new Map([[first.address, 'done'] as const, [second.address, 'said'] as const]));
  expect(page).toContain(`| pvb | 2020-01 | ${String(others.length + 3)} | 1 | 0 % | 1 | 0 % |`);
  expect(page).toContain('Berlin, 2020-01');
  expect(page).toContain(`Only said: \`${second.ref}\`\n`);
  expect(page).toContain(`Not yet shown: \`${third.ref}\``);
  expect(page).not.toContain(`\`${first.ref}\``);
});

it('says of a rulebook without a date that it has none, and nothing that looks like one', async () => {
  const page = await pageOf('tda55', new Map());
  expect(page).toContain('| tda55 | – |');
  expect(page).not.toContain('undated');
});

it('says what a rule that is not done would need, until it is done', async () => {
  const known = new Set<RuleRef>();
  for (const id of new Set(STAYS_SAID.map(([rule]) => rule.slice(0, rule.indexOf(':')))))
    for (const { address } of (await loadRules(id))?.rules ?? []) known.add(address);
  expect(STAYS_SAID.filter(([rule]) => !known.has(rule))).toEqual([]);
  const rule = 'gcb:T52.3' as const;
  expect(await pageOf('gcb', new Map())).toContain(
    `| \`${rule}\` | who counts a stack: a tracked hand always knows it |`,
  );
  expect(await pageOf('gcb', new Map([[rule, 'done'] as const]))).not.toContain('who counts a stack');
});

it('the reader is told of each, in both languages, why it is left to people', async () => {
  for (const [rule] of STAYS_SAID) {
    const [id = '', ref = ''] = [rule.slice(0, rule.indexOf(':')), rule.slice(rule.indexOf(':') + 1)];
    for (const language of ['de', 'en'] as const)
      expect((await loadNotes(id, language))?.[ref]?.byPeople, rule).toMatch(/\.$/);
  }
});
