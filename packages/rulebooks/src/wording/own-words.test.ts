import { describe, expect, it } from 'vitest';
import type { RuleEntry } from '../rule.ts';
import { type Numbering, step, way } from './numbering.ts';
import { wordingsIn } from './wordings.ts';

/** `7(1)a`: an article, a paragraph, and what is ours; `7[1]`: a text may do without this paragraph’s mark. */
const numbering: Numbering = (ref) => {
  const {
    article = '',
    paragraph,
    may,
    own,
  } = /^(?<article>\d+)(?:\((?<paragraph>\d)\)|\[(?<may>\d)\])?(?<own>.*)$/.exec(ref)?.groups ?? {};
  if (article === '') return undefined;
  const part = paragraph ?? may;
  const inside = part === undefined ? undefined : step('bracketed', part, `${article}(${part})`);
  return way(
    [step('number', article, article), inside && (may === undefined ? inside : { ...inside, mayLack: true })],
    own,
  );
};
type Said = readonly [ref: string, gist: string, heading?: string];
const rule = (one: string | Said): RuleEntry => {
  const [ref, de, heading = ''] = typeof one === 'string' ? [one, 'x'] : one;
  return {
    ...{ ref, heading, gist: { de, en: de }, area: 'hand', kind: 'ruling', discretion: false },
    ...{ parameters: {}, related: [] },
  };
};
/** By each rule its paragraphs; `+` where they say more, under which number, `!` before the one that most likely is meant. */
const read = (paragraphs: readonly string[], ...rules: readonly (string | Said)[]) => {
  const { found, paragraphs: texts } = wordingsIn(paragraphs.join('\n\n'), rules.map(rule), numbering);
  return Object.fromEntries(
    Object.entries(found).map(([ref, { from, to, under, more, likely }]) => [
      `${ref}${more ? ` + ${under}` : ''}`,
      texts.slice(from, to + 1).map((text, at) => (from + at === likely ? `! ${text}` : text)),
    ]),
  );
};

describe('a rule’s own words', () => {
  it('reach as far as the next mark', () => {
    expect(read(['1. Eins.', 'Dazu.', '2. Zwei.', 'Noch.', 'Ende.'], '1', '2')).toEqual({
      '1': ['1. Eins.', 'Dazu.'],
      '2': ['2. Zwei.', 'Noch.', 'Ende.'],
    });
  });

  it('of an article are those before its paragraphs', () => {
    expect(read(['7. Es gilt.', '(1) Eins.', '(2) Zwei.', '8. Acht.'], '7', '7(1)', '7(2)', '8')).toEqual({
      '7': ['7. Es gilt.'],
      '7(1)': ['(1) Eins.'],
      '7(2)': ['(2) Zwei.'],
      '8': ['8. Acht.'],
    });
  });

  it('are not found where the text lacks the mark, unless it may', () => {
    expect(read(['7. Es gilt.', '8. Acht.'], '7(1)', '7[2]', '8', '9')).toEqual({
      '7[2] + 7': ['7. Es gilt.'],
      '8': ['8. Acht.'],
    });
  });

  it('do not hold the heading of what comes next', () => {
    expect(read(['1. Eins.', 'Zweiter Teil', '2. Zwei.'], '1', '2')['1']).toEqual(['1. Eins.']);
    expect(read(['1. Eins.', 'Er sagt', 'Zweiter Teil.', '2. Zwei.'], '1', '2')['1']).toHaveLength(3);
    expect(read(['1. Eins', 'Zweiter Teil', '2. Zwei.'], '1', '2')['1']).toEqual(['1. Eins', 'Zweiter Teil']);
    expect(read(['1. Eins.', '- Zweitens', '2. Zwei.'], '1', '2')['1']).toHaveLength(2);
    expect(read(['1. Eins.', 'x'.repeat(119), '2. Zwei.'], '1', '2')['1']).toHaveLength(1);
    expect(read(['1. Eins.', 'x'.repeat(120), '2. Zwei.'], '1', '2')['1']).toHaveLength(2);
    expect(read(['1. Eins.', '2. Zwei', '3. Drei.'], '1', '2', '3')['2']).toEqual(['2. Zwei']);
  });
});

describe('where part of the number is ours', () => {
  const parts = ['7. Es gilt.', '(1) Eins.', '(2) Zwei.', '8. Acht.'];

  it('the words are those of the whole, with its parts', () => {
    expect(read(parts, '7 Frist', '7(1)', '7(2)', '8')).toMatchObject({
      '7 Frist + 7': ['7. Es gilt.', '(1) Eins.', '(2) Zwei.'],
      '7(1)': ['(1) Eins.'],
    });
    expect(read(parts, '7(1)a', '7(2)', '8')['7(1)a + 7(1)']).toEqual(['(1) Eins.']);
  });

  it('of a whole that is too long they are what stands between two marks', () => {
    const long = (letters: number) => ['7. Es gilt.', `(1) ${'x'.repeat(letters)}.`, 'Dazu.', '(2) Zwei.', '8. Acht.'];
    const [all, first] = [read(long(1462), '7 Frist', '7(1)', '7(2)'), read(long(1463), '7 Frist', '7(1)', '7(2)')];
    expect(all['7 Frist + 7']).toHaveLength(5);
    expect(first['7 Frist + 7']).toEqual(['7. Es gilt.']);
    expect(read(long(1470), '7 Frist', '7(1)', '7(2)', '8')['7 Frist + 7']).toHaveLength(4);
    // what comes behind a part in the rulebook stands behind it in the text
    const behind = read(long(1500), '7(1)', '7 Frist', '7(2)', '8');
    expect(behind['7 Frist + 7']?.at(-1)).toBe('Dazu.');
    expect(behind['7 Frist + 7']).toHaveLength(2);
  });

  it('the paragraph is told that most likely is meant', () => {
    const text = ['7. Vom Button', 'Der Button wandert.', 'Karten liegen verdeckt.', '8. Acht.'];
    expect(read(text, ['7 a', 'Verdeckte Karten'], ['7 b', 'x'], '8')).toMatchObject({
      '7 a + 7': ['7. Vom Button', 'Der Button wandert.', '! Karten liegen verdeckt.'],
      '7 b + 7': ['7. Vom Button', 'Der Button wandert.', 'Karten liegen verdeckt.'],
    });
    // the heading has the word too, and is not what is meant
    expect(read(text, ['7 a', 'Button'], '8')['7 a + 7']?.[1]).toBe('! Der Button wandert.');
    expect(read(text, ['7 a', 'x', '7: Kapitel: Button'], '8')['7 a + 7']?.[1]).toBe('! Der Button wandert.');
    // which is one where it ends as a sentence does
    expect(read(['7. Der Button.', 'Der Rest.', '8. Acht.'], ['7 a', 'Button'], '8')['7 a + 7']?.[0]).toBe(
      '! 7. Der Button.',
    );
  });

  it('nothing is told of the rule whose number the words have', () => {
    const text = ['7. Vom Button', 'Der Button wandert.', 'Karten liegen verdeckt.', '8. Acht.'];
    expect(read(text, ['7', 'Button wandert'], ['7 a', 'Verdeckte Karten'], '8')).toMatchObject({
      '7': ['7. Vom Button', 'Der Button wandert.', 'Karten liegen verdeckt.'],
      '7 a + 7': ['7. Vom Button', 'Der Button wandert.', '! Karten liegen verdeckt.'],
    });
    expect(read(['7. Vom Button.', '8. Acht.'], ['7 a', 'Button'], '8')['7 a + 7']).toEqual(['7. Vom Button.']);
  });
});
