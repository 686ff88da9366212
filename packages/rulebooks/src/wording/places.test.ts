import { expect, it } from 'vitest';
import type { RuleEntry } from '../rule.ts';
import { type Numbering, step, way } from './numbering.ts';
import { placesOf } from './places.ts';

const rule = (ref: string, heading = ''): RuleEntry => ({
  ...{ ref, heading, gist: { de: '', en: '' }, area: 'hand', kind: 'ruling', discretion: false },
  ...{ parameters: {}, related: [] },
});
/** `7(1)a`: an article, a paragraph; the letter is ours. */
const numbering: Numbering = (ref) => {
  const [article = '', paragraph, own] = ref.split(/[()]/);
  if (article === '?') return undefined;
  const inside = paragraph === undefined ? undefined : step('bracketed', paragraph, `${article}(${paragraph})`);
  return way([step('number', article, article), inside], own);
};
const shape = (...rules: readonly RuleEntry[]) =>
  placesOf(rules, numbering).places.map(({ step: { upTo }, within, last, name = '' }) =>
    [upTo, within, last, name].join(' ').trim(),
  );

it('each mark has its place once, what is inside another directly behind it', () => {
  expect(shape(rule('7(1)a'), rule('7(1)b'), rule('8'), rule('7(2)'), rule('9(1)'))).toEqual([
    ...['7 -1 2', '7(1) 0 1', '7(2) 0 2', '8 -1 3', '9 -1 5', '9(1) 4 5'],
  ]);
});

it('a place has the name of the first rule that it leads to, as far as the text may have it', () => {
  expect(shape(rule('7(1)a', 'Setzen: Teil'), rule('7(1)b', 'Anderes'))).toEqual(['7 -1 1', '7(1) 0 1 setzen']);
  expect(shape(rule('8', 'Tote Hand (Dead Hand)'), rule('9', 'Eins – Zwei'))).toEqual([
    '8 -1 0 tote hand',
    '9 -1 1 eins',
  ]);
});

it('a rule leads over the places on its way; one whose number is not understood over none', () => {
  const { sought } = placesOf([rule('8'), rule('7(1)b'), rule('?'), rule('7(1)')], numbering);
  expect(sought.map(({ rule: { ref }, places }) => [ref, ...places].join(' '))).toEqual([
    ...['8 0', '7(1)b 1 2', '?', '7(1) 1 2'],
  ]);
});

it('of one place two rules may speak, and its heading is that of the first', () => {
  const { places } = placesOf([rule('7(1)'), rule('7(1)a', 'Später')], numbering);
  expect(places.map(({ heading }) => heading)).toEqual([undefined, '']);
});
