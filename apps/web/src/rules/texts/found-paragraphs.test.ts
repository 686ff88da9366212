import type { Wordings } from '@riffle/rulebooks';
import { expect, it } from 'vitest';
import { foundParagraphs } from './found-paragraphs.ts';

const wordings: Wordings = {
  paragraphs: ['1. Größe der Chips', 'Chips sind rund.', '2. Karten'],
  found: {
    '1': { from: 0, to: 1, under: '1' },
    '1 rund': { from: 0, to: 1, under: '1', more: true, likely: 1 },
    '2': { from: 2, to: 2, under: '2' },
  },
};

it('gives all paragraphs, each with the rules that begin there', () => {
  expect(foundParagraphs(wordings, ' ').map(({ at, rules }) => [at, rules])).toEqual([
    [0, ['1']],
    [1, ['1 rund']],
    [2, ['2']],
  ]);
});

it('finds those that say all that was typed, however it is spelled', () => {
  expect(foundParagraphs(wordings, 'chips GROESSE').map(({ at }) => at)).toEqual([0]);
  expect(foundParagraphs(wordings, 'chips').map(({ at }) => at)).toEqual([0, 1]);
  expect(foundParagraphs(wordings, 'joker')).toEqual([]);
});
