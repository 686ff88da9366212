import { describe, expect, it } from 'vitest';
import { loadRules } from '../load-rules.ts';
import { policyNames } from '../policies.ts';
import { rulebooks } from '../shelf.ts';

describe.each(rulebooks)('$id', (book) => {
  it('is the book whose rules are loaded under its name', async () => {
    const { id, edition, editionText, name } = book;
    expect(await loadRules(book.id)).toMatchObject({ id, edition, editionText, name });
  });

  it('names only rules that its catalogue has', async () => {
    const known = new Set((await loadRules(book.id))?.rules.map(({ ref }) => ref));
    const answers = [book.answers, ...book.occasions.map((occasion) => occasion.answers)];
    const named = answers.flatMap((one) => policyNames.flatMap((name) => one[name]?.refs ?? []));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((ref) => !known.has(ref))).toEqual([]);
  });

  it('numbers each rule once, and cites none that it does not have', async () => {
    const rules = (await loadRules(book.id))?.rules ?? [];
    const refs = new Set(rules.map(({ ref }) => ref));
    expect(refs.size).toBe(rules.length);
    expect(rules.flatMap(({ related }) => related.filter((ref) => !refs.has(ref)))).toEqual([]);
  });

  it('answers a policy either on every occasion or occasion by occasion', () => {
    const always = new Set(Object.keys(book.answers));
    const twice = book.occasions.flatMap(({ answers }) => Object.keys(answers).filter((name) => always.has(name)));
    expect(twice).toEqual([]);
  });
});
