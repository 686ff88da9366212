import { expect, it } from 'vitest';
import { loadRules } from './load-rules.ts';
import { findRule } from './rule.ts';

it.each([
  { id: 'pvb', rules: 310, terms: 0 },
  { id: 'tda55', rules: 144, terms: 0 },
  { id: 'bdpv', rules: 252, terms: 0 },
  { id: 'gcb', rules: 232, terms: 47 },
  { id: 'oepbl', rules: 355, terms: 0 },
])('$id has $rules rules', async ({ id, rules, terms }) => {
  const catalogue = await loadRules(id);
  expect(catalogue?.rules.length).toBe(rules);
  expect(catalogue?.glossary.length).toBe(terms);
});

it('gives the same catalogue at every call, and none for a name that is nobody’s', async () => {
  expect(await loadRules('pvb')).toBe(await loadRules('pvb'));
  expect(await loadRules('toString')).toBeUndefined();
});

it('finds a rule by its number and by its address', async () => {
  const rules = (await loadRules('pvb'))?.rules ?? [];
  expect(findRule(rules, '42(4)')?.address).toBe('pvb:42(4)');
  expect(findRule(rules, 'pvb:42(4)')?.ref).toBe('42(4)');
  expect(findRule(rules, '42')).toBeUndefined();
});
