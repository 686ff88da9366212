import { findRulebook, loadRules, OFFENCES } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { bookList, sought } from './book-list.ts';

async function listOf(id: string, language: 'de' | 'en' = 'de') {
  const book = findRulebook(id);
  if (book === undefined) throw new RangeError(id);
  return bookList(book, (await loadRules(id))?.rules ?? [], language);
}
const rules = (lines: Awaited<ReturnType<typeof listOf>>) => lines.map(({ rule }) => rule);

describe('the list of what can be entered', () => {
  it('is the book’s own, in its order, each rule with what it says', async () => {
    const lines = await listOf('pvb');
    const numbers = rules(lines).filter((rule) => rule !== undefined);
    expect(numbers.indexOf('05(1)')).toBeLessThan(numbers.indexOf('17(1)'));
    expect(numbers.indexOf('69(10)d')).toBeLessThan(numbers.indexOf('69(10)r'));
    expect(lines.filter(({ rule, gist }) => rule !== undefined && gist === undefined)).toEqual([]);
  });

  it('ends with what this book does not name, so that nothing is missing', async () => {
    for (const id of ['pvb', 'tda55', 'bdpv', 'gcb', 'oepbl']) {
      const lines = await listOf(id);
      expect(new Set(lines.map(({ offence }) => offence))).toEqual(new Set(OFFENCES));
      const named = lines.map(({ rule }) => rule !== undefined);
      expect(named.lastIndexOf(true)).toBeLessThan(named.indexOf(false));
    }
  });

  it('is searched by number, by kind and by what a rule says, in both languages', async () => {
    const lines = await listOf('pvb');
    expect(rules(sought(lines, '72(2)'))).toContain('72(2)');
    expect(rules(sought(lines, 'patches'))).toEqual(['72(2)']);
    expect(rules(sought(lines, 'telefon klingel'))).toEqual(['05(5)b']);
    expect(rules(sought(await listOf('pvb', 'en'), 'embroidered patches'))).toEqual(['72(2)']);
    expect(sought(lines, 'xyzzy')).toEqual([]);
    expect(sought(lines, '')).toEqual(lines);
  });

  it('is there to choose from before the rules are', () => {
    const book = findRulebook('gcb');
    if (book === undefined) throw new RangeError('gcb');
    expect(rules(bookList(book, [], 'de'))).toContain('T58.c');
  });
});
