import { describe, expect, it } from 'vitest';
import type { FoundMark } from './found-marks.ts';
import { paragraphsOf } from './paragraphs.ts';
import { PAGE_END, textLines } from './text-lines.ts';

const read = (text: string, ...marks: readonly Omit<FoundMark, 'place' | 'to'>[]) =>
  paragraphsOf(
    textLines(text),
    marks.map((mark, place) => ({ ...mark, place, to: mark.from })),
  );
const texts = (text: string): readonly string[] => read(text).texts;

/** A line as wide as a page. */
const full = (begin: string): string => `${begin} ${'bis an den Rand '.repeat(4)}geschrieben`;

describe('a paragraph', () => {
  it('goes on behind a line that reaches as far as the page, and ends with a shorter one', () => {
    expect(texts(`${full('Wer')}\nund weiter\nNeu`)).toEqual([`${full('Wer')} und weiter`, 'Neu']);
  });

  it('ends with an empty line, however long the line before', () => {
    expect(texts(`${full('Wer')}\n\nund weiter`)).toEqual([full('Wer'), 'und weiter']);
  });

  it('goes on behind a line of more than six tenths of the width', () => {
    const wide = 'x'.repeat(100);
    expect(texts(`${wide}\n\n${'y'.repeat(61)}\nweiter`)).toEqual([wide, `${'y'.repeat(61)} weiter`]);
    expect(texts(`${wide}\n\n${'y'.repeat(60)}\nweiter`)).toEqual([wide, 'y'.repeat(60), 'weiter']);
  });

  it('is a line where nobody broke lines', () => {
    const [short, long] = ['x'.repeat(160), 'x'.repeat(161)];
    expect(texts(`${short}\nweiter`)).toEqual([`${short} weiter`]);
    expect(texts(`${long}\nweiter`)).toEqual([long, 'weiter']);
  });

  it('has the width of nine lines in ten: one that is longer changes nothing', () => {
    const lines = Array.from({ length: 19 }, (_, at) => `${'x'.repeat(50)} ${String(at)}.`);
    expect(texts([...lines, 'y'.repeat(400)].join('\n'))).toHaveLength(1);
  });

  it.each(['- eins', '• eins', 'a) eins', '(a) eins', '(1) eins', '(12a) eins'])(
    'begins with a list’s sign: %j',
    (line) => {
      expect(texts(`${full('Wer')}\n${line}`)).toEqual([full('Wer'), line]);
    },
  );

  it.each(['-eins', 'ab) eins', '(eins) zwei', '1 eins'])('does not begin with %j', (line) => {
    expect(texts(`${full('Wer')}\n${line}`)).toEqual([`${full('Wer')} ${line}`]);
  });

  it('joins a word that was parted, and no two words', () => {
    const parted = (end: string, next: string) =>
      texts(`${full('Wer')} ${end}\n${next}`)[0]?.slice(full('Wer').length + 1);
    expect(parted('che-', 'cken will')).toBe('checken will');
    expect(parted('Ein-', 'und Auszahlung')).toBe('Ein- und Auszahlung');
    expect(parted('Ein-', 'oder Auszahlung')).toBe('Ein- oder Auszahlung');
    expect(parted('All-', 'In')).toBe('All- In');
    expect(parted('5-', 'mal')).toBe('5- mal');
  });
});

describe('over the end of a page', () => {
  it.each([
    ['Wer setzt', 'der setzt.', 'Wer setzt der setzt.'],
    [full('Wer'), 'Karten hat', `${full('Wer')} Karten hat`],
  ])('a paragraph goes on that was cut off', (before, after, expected) => {
    expect(texts(`${before}${PAGE_END}${after}`)).toEqual([expected]);
  });

  it.each([
    ['Wer setzt.', 'der setzt.'],
    ['Es gilt:', 'wer setzt.'],
    ['Setzen', 'Wer setzt'],
  ])('it does not where a sentence or a heading ended', (before, after) => {
    expect(texts(`${full('Anfang')}.\n\n${before}${PAGE_END}${after}`).slice(-2)).toEqual([before, after]);
  });
});

describe('a mark', () => {
  it('begins a paragraph, though the line before is not at its end', () => {
    const text = `${full('1. Wer')}\n2. Setzt`;
    const marks = [
      { line: 0, from: 0 },
      { line: 1, from: 0 },
    ];
    expect(read(text, ...marks)).toEqual({ texts: [full('1. Wer'), '2. Setzt'], begins: [0, 1] });
  });

  it('within a line begins one too', () => {
    const marks = [
      { line: 0, from: 0 },
      { line: 0, from: 8 },
      { line: 0, from: 16 },
      { line: 2, from: 0 },
    ];
    expect(read('69. Das (11) Und a) so\nweiter\n70. Neu', ...marks)).toEqual({
      texts: ['69. Das', '(11) Und', 'a) so weiter', '70. Neu'],
      begins: [0, 1, 2, 3],
    });
  });

  it('stands behind what was there before', () => {
    expect(read('Vorwort\n\n1. Wer', { line: 2, from: 0 })).toEqual({ texts: ['Vorwort', '1. Wer'], begins: [1] });
    expect(read('')).toEqual({ texts: [], begins: [] });
  });
});
