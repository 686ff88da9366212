import { expect, it } from 'vitest';
import { shownWording } from './shown-wording.ts';

const paragraphs = ['a', 'b'.repeat(700), 'c'.repeat(700), 'd'];
const shown = (from: number, to: number, likely?: number) =>
  shownWording({ paragraphs, found: {} }, { from, to, under: '1', ...(likely !== undefined && { likely }) });

it('shows all that is short', () => {
  expect(shown(0, 1)).toEqual({ paragraphs: paragraphs.slice(0, 2), isPart: false });
  expect(shown(0, 1, 0)).toEqual({ paragraphs: paragraphs.slice(0, 2), isPart: false });
});

it('shows of a chapter the paragraph that is meant, or how it begins', () => {
  expect(shown(0, 3, 3)).toEqual({ paragraphs: ['d'], isPart: true });
  expect(shown(0, 3)).toEqual({ paragraphs: paragraphs.slice(0, 2), isPart: true });
});

it('shows one long paragraph whole', () => {
  const long = { paragraphs: ['x'.repeat(5000)], found: {} };
  expect(shownWording(long, { from: 0, to: 0, under: '1' })).toEqual({ paragraphs: long.paragraphs, isPart: false });
});
