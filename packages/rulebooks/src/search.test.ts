import { beforeAll, describe, expect, it } from 'vitest';
import { loadRules } from './load-rules.ts';
import type { Language, Rule } from './rule.ts';
import { search } from './search.ts';
import { rulebooks } from './shelf.ts';

// the packages of the domain know no clock, and so no type of one
declare const performance: { now(): number };

let rules: readonly Rule[] = [];
beforeAll(async () => {
  rules = (await Promise.all(rulebooks.map(({ id }) => loadRules(id)))).flatMap((book) => book?.rules ?? []);
});
const found = (query: string, language: Language = 'de') =>
  search(rules, query, language).map(({ address }) => address);

describe('by number', () => {
  it('a whole number gives its rule first', () => {
    expect(found('42(4)')).toEqual(['pvb:42(4)']);
    expect(found('bdpv:2 Split Pot 2')[0]).toBe('bdpv:2 Split Pot 2');
  });

  it('a beginning gives all that is under it, and not a longer number first', () => {
    const first = found('42').slice(0, 6);
    expect(first).toContain('pvb:42(1)');
    expect(first.every((address) => /:42(?!\d)/.test(address))).toBe(true);
    expect(found('1 Sitzordnung')).toContain('bdpv:1 Sitzordnung 6');
  });

  it('does not ask for the zero before it, nor for capitals', () => {
    expect(found('8(1)')[0]).toBe('pvb:08(1)');
    expect(found('t10.a2')).toEqual(['gcb:T10.A2']);
  });
});

describe('by word', () => {
  it.each([
    ['Erhöhung', 'erhoehung'],
    ['Tischauflösung', 'tischauflosung'],
    ['Dead Button', 'dead BUTTON'],
  ])('%s is found as %s', (written, typed) => {
    expect(found(typed)).toEqual(found(written));
    expect(found(typed).length).toBeGreaterThan(0);
  });

  it('in the heading before the gist', () => {
    expect(found('Straddle')[0]).toBe(rules.find(({ heading }) => heading.includes('Straddle'))?.address);
  });

  it('in the gist of the reader’s language only', () => {
    expect(found('spouses', 'en')).toContain('bdpv:1 Sitzordnung 4');
    expect(found('spouses', 'de')).toEqual([]);
  });

  it('inside a long word', () => {
    expect(found('ausgleich')).toContain('gcb:T10.B');
  });

  it('with one slip, as long as the word as typed is nowhere', () => {
    expect(found('misdael').length).toBeGreaterThan(10);
    expect(new Set(found('misdael'))).toEqual(new Set(found('misdeal')));
  });

  it('while it is typed, letter by letter', () => {
    for (let length = 3; length <= 'platzauslosung'.length; length += 1) {
      expect(found('platzauslosung'.slice(0, length))).toContain('pvb:08a(1)');
    }
  });

  it('only where all words fit', () => {
    const both = new Set(found('button finaltisch'));
    expect(both).toContain('pvb:26b(1)');
    for (const address of both) {
      expect(found('button')).toContain(address);
      expect(found('finaltisch')).toContain(address);
    }
    expect(found('button xylophon')).toEqual([]);
  });
});

it('nothing typed gives everything in its order', () => {
  expect(search(rules, '  ', 'de')).toBe(rules);
});

it('answers a keystroke over all rulebooks within ten milliseconds', () => {
  search(rules, 'warm', 'de');
  const took = ['b', 'bu', 'but', 'button', 'button h', 'misdael', 'zeit strafe spieler', '42(4)'].flatMap((query) =>
    Array.from({ length: 5 }, () => {
      const began = performance.now();
      search(rules, query, 'de');
      return performance.now() - began;
    }),
  );
  // the middle of many: the machine that runs the tests may be busy
  expect(took.sort((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(10);
});
