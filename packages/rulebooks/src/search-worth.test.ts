import { describe, expect, it } from 'vitest';
import type { Rule } from './rule.ts';
import { search } from './search.ts';

const rule = (ref: string, heading = '', gist = '', label?: Rule['label']): Rule => ({
  ...{ ref, address: `some:${ref}`, heading, gist: { de: gist, en: '' }, kind: 'ruling', area: 'hand' },
  ...{ discretion: false, parameters: {}, related: [], ...(label && { label }) },
});
const found = (query: string, ...rules: readonly Rule[]): string =>
  search(rules, query, 'de')
    .map(({ ref }) => ref)
    .join(' ');

describe('what was typed is looked for', () => {
  it('in the number before everything, then in whole words, beginnings and middles, each in the heading first', () => {
    const rules = [
      rule('h', '', 'Zum Umstraddeln'),
      rule('g', 'Umstraddeln'),
      rule('f', '', 'Straddles'),
      rule('d', '', 'Straddle'),
      rule('e', 'Straddles'),
      rule('c', 'Straddle'),
      rule('straddle.1'),
      rule('straddle'),
    ];
    expect(found('straddle', ...rules)).toBe('straddle straddle.1 c e d f');
    expect(found('stradd', ...rules)).toBe('straddle.1 straddle e c g f d h');
  });

  it('in the number as a whole, with what stands beneath it before a longer one', () => {
    expect(found('42', rule('420'), rule('42(1)'), rule('142'), rule('42'))).toBe('42 42(1) 420');
    expect(found('some:42', rule('420'), rule('42(1)'), rule('142'), rule('42'))).toBe('42 420 42(1)');
    expect(found('1 Ablauf 2', rule('1 Ablauf 21'), rule('1 Ablauf 2'))).toBe('1 Ablauf 2 1 Ablauf 21');
  });

  it('not in the name of the book alone, nor by one letter of a number', () => {
    expect(found('some', rule('1'), rule('2'))).toBe('');
    expect(found('t', rule('T1', 'Tisch'), rule('T2'))).toBe('T1');
    expect(found('?', rule('1'))).toBe('');
    // an accent that stands alone leaves nothing to look for
    expect(found('\u0301', rule('1'))).toBe('');
  });

  it('in the number as it is shown', () => {
    expect(found('6.7 Schutz', rule('6.7 protection', '', '', { de: '6.7 Schutz', en: '6.7 protection' }))).not.toBe(
      '',
    );
  });

  it('inside of words from four letters on', () => {
    expect(found('legen', rule('1', 'Ablegen'))).toBe('1');
    expect(found('lege', rule('1', 'Ablegen'))).toBe('1');
    expect(found('leg', rule('1', 'Ablegen'))).toBe('');
  });

  it('with one slip from four letters on, where no word is as it was typed', () => {
    expect(found('tich', rule('1', 'Tisch'), rule('2', '', 'Tische'))).toBe('1 2');
    expect(found('tsch', rule('1', 'Tisch'))).toBe('1');
    expect(found('tsc', rule('1', 'Tisch'))).toBe('');
    expect(found('tich', rule('1', 'Tisch'), rule('2', 'Tich'))).toBe('2');
  });

  it('a figure as a whole', () => {
    expect(found('15', rule('a', '', 'Nach 15 Minuten'), rule('b', '', 'Nach 150 Minuten'))).toBe('a');
  });

  it('with all that was typed in the same rule, what fits best first', () => {
    const rules = [rule('a', '', 'Button am Finaltisch'), rule('b', 'Button', 'Finaltisch'), rule('c', 'Button')];
    expect(found('button finaltisch', ...rules)).toBe('b a');
    expect(found('  finaltisch   button ', ...rules)).toBe('b a');
    expect(found('all-in', rule('a', 'All'), rule('b', 'All-In'))).toBe('b');
  });

  it('in the heading where a word stands in heading and gist, and of equals in their order', () => {
    expect(found('button', rule('a', '', 'Button'), rule('b', 'Button', 'Button'), rule('c', 'Button'))).toBe('b c a');
  });
});
