import { describe, expect, it } from 'vitest';
import { coverage, strayRefs } from './coverage.ts';
import { loadRules } from './load-rules.ts';
import type { Catalogue, Rule, RuleArea, RuleKind } from './rule.ts';
import { rulebooks } from './shelf.ts';

const rule = (ref: string, kind: RuleKind, area: RuleArea): Rule => ({
  ref,
  address: `some:${ref}`,
  heading: '',
  gist: { de: '', en: '' },
  kind,
  area,
  discretion: false,
  parameters: {},
  related: [],
});

const some: Catalogue = {
  id: 'some',
  edition: '1',
  editionText: 'first',
  name: 'Some',
  rules: [rule('1', 'ruling', 'floor'), rule('2', 'ruling', 'hand'), rule('3', 'reference', 'hand')],
  glossary: [],
};

describe('rule coverage', () => {
  it('counts what is done and what is only said, by kind and by area, and names what is missing', () => {
    const shown = new Map([
      ['some:1', 'said'],
      ['some:2', 'done'],
      ['some:3', 'beside'],
      ['other:1', 'done'],
    ] as const);
    const [book] = coverage([some], shown).rulebooks;
    expect(book).toMatchObject({ id: 'some', edition: '1', missing: ['3'], said: ['1'], beside: ['3'] });
    expect(book?.kinds.ruling).toEqual({ entries: 2, shown: 2, done: 1, said: 1 });
    expect(book?.kinds.reference).toEqual({ entries: 1, shown: 0, done: 0, said: 0 });
    expect(book?.kinds.enforced).toEqual({ entries: 0, shown: 0, done: 0, said: 0 });
    expect(book?.areas.hand).toEqual({ entries: 2, shown: 1, done: 1, said: 0 });
    expect(book?.areas.floor).toEqual({ entries: 1, shown: 1, done: 0, said: 1 });
  });

  it('names addresses that no catalogue has', () => {
    const shown = new Map([
      ['some:2', 'done'],
      ['some:22', 'said'],
      ['other:1', 'done'],
    ] as const);
    expect(strayRefs([some], shown)).toEqual(['some:22', 'other:1']);
  });

  it('has a kind and an area for every rule of every rulebook', async () => {
    for (const { id } of rulebooks) {
      const catalogue = await loadRules(id);
      if (catalogue === undefined) throw new RangeError(id);
      const [book] = coverage([catalogue], new Map()).rulebooks;
      const sum = (tallies: object) => Object.values(tallies).reduce((total, { entries }) => total + entries, 0);
      expect(sum(book?.kinds ?? {})).toBe(catalogue.rules.length);
      expect(sum(book?.areas ?? {})).toBe(catalogue.rules.length);
    }
  });
});
