import { describe, expect, it } from 'vitest';
import { PAGE_END, textLines } from './text-lines.ts';

const read = (...pages: readonly string[]): readonly string[] =>
  textLines(pages.join(PAGE_END)).map(({ text, opensPage }) => (opensPage ? `| ${text}` : text));

describe('a line of a text', () => {
  it.each([
    ['## 1. Setzen', '1. Setzen'],
    ['###### Setzen', 'Setzen'],
    ['#1 setzt', '#1 setzt'],
    ['**1.** __Setzen__', '1. Setzen'],
    ['<p class="x">Setzen</p>', 'Setzen'],
    ['kleiner < 5 und > 3', 'kleiner < 5 und > 3'],
    ['  Wer\u00a0 \tsetzt,  setzt. ', 'Wer setzt, setzt.'],
    ['Wer setzt |', 'Wer setzt |'],
  ])('is without what only a converter put there: %j', (written, expected) => {
    expect(read(written)).toEqual([expected]);
  });

  it.each(['---', '• ', ' * * * ', '====', '|:--|', '~~~', '+', '_____'])(
    'is empty where it is nothing but %j',
    (signs) => {
      expect(read(`Eins\n${signs}\nZwei`)).toEqual(['Eins', '', 'Zwei']);
    },
  );

  it('ends as any machine ends lines', () => {
    expect(read('a\r\nb\rc\u2028d\u2029e\vf\ng')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('has its letters in one piece', () => {
    expect(read('Ho\u0308he')).toEqual(['Höhe']);
  });

  it.each(['Setzen ..... 12', 'Setzen . . . . 3', 'Setzen ....', 'Setzen …… 7'])(
    'of contents is left out: %j',
    (line) => {
      expect(read(`Inhalt\n${line}\nEnde`)).toEqual(['Inhalt', 'Ende']);
    },
  );

  it.each(['Und dann ...', 'Und dann … 7', `..... 12 ${'x'.repeat(60)}`])('of the text stays: %j', (line) => {
    expect(read(line)).toEqual([line]);
  });
});

describe('the end of a page', () => {
  it('takes no line from a text without pages', () => {
    expect(read('12\nEins\n13')).toEqual(['12', 'Eins', '13']);
  });

  it.each(['3', 'Seite 3', 'seite 3 von 12', 'Page 3 of 12', 'S. 3', '- 3 -', '– 3 –', '3 / 12', '1234'])(
    'has a number that nobody reads: %j',
    (number) => {
      expect(read(`Eins\n\n${number}`, `${number}\nZwei`)).toEqual(['Eins', '| Zwei']);
    },
  );

  it.each(['3.', '3 Karten', 'Seite drei', '12345', '3 von'])('may be what the text says: %j', (line) => {
    expect(read(`Eins\n${line}`, 'Zwei')).toEqual(['Eins', line, '| Zwei']);
  });

  it('has its number among the last three lines', () => {
    expect(read('Kopf\nEins\nZwei\nDrei\n5\nVier\n\nFünf', 'Sechs')).toEqual([
      ...['Kopf', 'Eins', 'Zwei', 'Drei', 'Vier', '', 'Fünf'],
      '| Sechs',
    ]);
    expect(read('Eins\nZwei\nDrei\n4\nFünf\nSechs\nSieben', 'Acht')).toContain('4');
    expect(read('0\nEins\nZwei\nDrei\nVier', 'Acht')).not.toContain('0');
  });

  it('says on every page the same but for its figures, and what only one page says stays', () => {
    const page = (at: number) => `Regelwerk, Stand 2.${String(at)}\nText ${'i'.repeat(at)}\nDer Verband`;
    expect(read(page(1), page(2), page(3))).toEqual(['Text i', '| Text ii', '| Text iii']);
  });

  it('of two pages says nothing on every page', () => {
    expect(read('Regelwerk\nEins', 'Regelwerk\nZwei')).toEqual(['Regelwerk', 'Eins', '| Regelwerk', 'Zwei']);
  });

  it('says on every page what stands on half of them, and three at least', () => {
    const pages = (head: number, of: number) =>
      Array.from({ length: of }, (_, at) => `${at < head ? 'Regelwerk\n' : ''}Text ${'i'.repeat(at + 1)}`);
    expect(read(...pages(3, 6))).not.toContain('| Regelwerk');
    expect(read(...pages(3, 7))).toContain('| Regelwerk');
    expect(read(...pages(2, 4))).toContain('| Regelwerk');
  });

  it('says nothing on every page that stands in the middle of each', () => {
    const page = (at: number) => {
      const i = 'i'.repeat(at);
      return [`A ${i}`, `B ${i}`, `C ${i}`, 'Wer setzt, setzt.', `D ${i}`, `E ${i}`, `F ${i}`].join('\n');
    };
    expect(read(page(1), page(2), page(3)).filter((line) => line === 'Wer setzt, setzt.')).toHaveLength(3);
  });

  it('parts no paragraph: what is empty at the edge is left out, and the first line is known', () => {
    expect(textLines(`\n\nEins\n\nZwei\n\n${PAGE_END}\n\nDrei\n\n`)).toEqual([
      { text: 'Eins', opensPage: false },
      { text: '', opensPage: false },
      { text: 'Zwei', opensPage: false },
      { text: 'Drei', opensPage: true },
    ]);
    expect(textLines('')).toEqual([]);
  });
});
