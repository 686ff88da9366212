import { LONGEST_TEXT, MOST_LINES } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';
import { bomb, locked, madeUpPdf } from './testing/made-up-pdf.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8'): Buffer => Buffer.from(text, encoding);
const rules = [
  '1. Wer setzt, setzt mit einer Bewegung; wer',
  'das nicht tut, hat gecallt.',
  '2. Gezeigte Karten gelten.',
];
const why = async (file: Buffer): Promise<string | undefined> => {
  const read = await readFile(file);
  return read.ok ? undefined : read.why;
};

describe('a file that somebody gives as a rulebook', () => {
  it.each([
    ['UTF-8', bytes('§ 1 Größe')],
    ['UTF-8 with a mark', bytes('\uFEFF§ 1 Größe')],
    ['Windows-1252', bytes('§ 1 Größe', 'latin1')],
    ['UTF-16', bytes('\uFEFF§ 1 Größe', 'utf16le')],
  ])('is read as text in %s', async (_, file) => {
    expect(await readFile(file)).toEqual({ ok: true, from: 'text', text: '§ 1 Größe' });
  });

  it('is read as a PDF, line by line and page by page', async () => {
    const read = await readFile(madeUpPdf([rules, ['3. Größe (oben) \\ unten, und noch ein paar Worte dazu.']]));
    expect(read).toMatchObject({ ok: true, from: 'pdf', pages: 2 });
    const [first, second] = read.ok ? read.text.split('\f') : [];
    expect(first?.trim().split('\n')).toEqual(rules);
    expect(second?.trim()).toBe('3. Größe (oben) \\ unten, und noch ein paar Worte dazu.');
  });

  it('is a PDF too with a line of another program before it', async () => {
    expect(await readFile(Buffer.concat([bytes('MIME-Version: 1.0\n\n'), madeUpPdf([rules])]))).toMatchObject({
      ok: true,
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'text-empty'],
    ['blanks', bytes(' \n\n\t'), 'text-empty'],
    ['the file of a word processor', Buffer.concat([bytes('PK\u0003\u0004'), Buffer.alloc(60)]), 'text-unreadable'],
    ['half a UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41]), 'text-unreadable'],
    ['too many characters', bytes('x'.repeat(LONGEST_TEXT + 1)), 'text-too-long'],
    ['too many lines', bytes(`${'\n'.repeat(MOST_LINES)}x`), 'text-too-long'],
    ['a PDF with a password', locked([rules]), 'pdf-locked'],
    ['a PDF of pictures', madeUpPdf([[], [], []]), 'pdf-images'],
    ['a PDF of which half is gone', madeUpPdf([rules]).subarray(0, 300), 'pdf-broken'],
    ['what only calls itself a PDF', Buffer.concat([bytes('%PDF-1.7\n'), Buffer.alloc(50_000, 7)]), 'pdf-broken'],
    [
      'a hundred thousand pages',
      madeUpPdf([rules], { kids: ([one = '']) => Array(100_000).fill(one) }),
      'text-too-long',
    ],
    ['a page that is its own page', madeUpPdf([rules], { kids: () => ['2 0 R'] }), 'pdf-broken'],
  ])('is refused with its reason: %s', async (_, file, reason) => {
    expect(await why(file)).toBe(reason);
  });

  it('cannot take the memory of the computer: what becomes gigabytes is stopped on the way', async () => {
    const file = bomb();
    expect(file.length).toBeLessThan(50_000);
    const before = process.memoryUsage.rss();
    let most = 0;
    const looking = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss() - before);
    }, 50);
    expect(await why(file)).toBe('text-too-much');
    clearInterval(looking);
    expect(most).toBeLessThan(900_000_000);
  });
});
