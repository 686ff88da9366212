import { expect, it } from 'vitest';
import { type Piece, pageLines } from './page-lines.ts';

const at = (y: number, str: string, hasEOL = false, height = 11): Piece => ({
  ...{ str, hasEOL, height },
  transform: [1, 0, 0, 1, 60, y],
});

it('parts paragraphs where lines lie farther apart than usual, be it ever so little', () => {
  const page = [at(780, 'Eins ist'), at(767, 'lang.'), at(749, 'Zwei'), at(736, 'auch'), at(723, 'und noch.')];
  expect(pageLines(page)).toBe('Eins ist\nlang.\n\nZwei\nauch\nund noch.');
});

it('keeps a line together: what is set higher, in pieces, or ended by itself', () => {
  const page = [at(780, 'zwei'), at(784, '2', false, 6), at(780, ' hoch', true), at(780, '', true), at(766, 'weiter')];
  expect(pageLines(page)).toBe('zwei2 hoch\n\nweiter');
});

it('parts what goes up again: another column', () => {
  expect(pageLines([at(100, 'unten'), at(780, 'oben'), at(766, 'und'), at(752, 'so')])).toBe('unten\n\noben\nund\nso');
});

it('is nothing where nothing is', () => {
  expect(pageLines([])).toBe('');
});
