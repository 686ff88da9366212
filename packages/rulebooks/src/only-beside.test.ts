import { describe, expect, it } from 'vitest';
import { loadRules } from './load-rules.ts';
import { onlyBeside } from './only-beside.ts';
import { SAID_TWICE } from './said-twice.ts';
import { rulebooks } from './shelf.ts';

describe('rules that are only named beside a neighbour', () => {
  it('are those that no test names without one and the same other', () => {
    expect(onlyBeside([['a:1', 'a:2'], ['a:2'], ['a:3', 'a:4']])).toEqual(new Set(['a:1', 'a:3', 'a:4']));
  });

  it('are told apart by a test of their own, or by neighbours that change', () => {
    expect(onlyBeside([['a:1', 'a:2'], ['a:1'], ['a:2']])).toEqual(new Set());
    expect(onlyBeside([['a:1', 'a:2'], ['a:1', 'a:3'], ['a:2'], ['a:3']])).toEqual(new Set());
  });

  it('have their neighbours in their own book', () => {
    expect(onlyBeside([['a:1', 'b:1']])).toEqual(new Set());
  });

  it('are none where the book says the same in two places', () => {
    expect(onlyBeside([['pvb:42(1)', 'pvb:46(1)']])).toEqual(new Set());
    expect(onlyBeside([['pvb:46(1)', 'pvb:42(1)', 'pvb:42(2)'], ['pvb:42(2)']])).toEqual(
      new Set(['pvb:42(1)', 'pvb:46(1)']),
    );
  });
});

it('what is said twice stands in the catalogues', async () => {
  const catalogues = await Promise.all(rulebooks.map(({ id }) => loadRules(id)));
  const known = new Set(catalogues.flatMap((catalogue) => catalogue?.rules.map(({ address }) => address) ?? []));
  expect(SAID_TWICE.flat().filter((ref) => !known.has(ref))).toEqual([]);
});
